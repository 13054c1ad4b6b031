// Small dry sounds, made here and now: a knuckle on wood, a pebble, wet sand, paper, one far gull. Fetched only where sounds are on.
let air = null; // the one AudioContext, opened by the first sound

export function sound(name) {
  air ??= new AudioContext();
  if (air.state === "suspended") air.resume();
  MAKERS[name]?.(air.currentTime + 0.005);
}

const MAKERS = {
  wood: (at) => {
    knock(at, 190, 95, 0.09, 0.5);
    hiss(at, 0.02, 900, 1.2, 0.18);
  },
  pebble: (at) => {
    knock(at, 1250, 820, 0.035, 0.22);
    knock(at + 0.045, 980, 700, 0.03, 0.1);
  },
  sand: (at) => hiss(at, 0.2, 520, 0.7, 0.22),
  paper: (at) => hiss(at, 0.09, 3400, 0.8, 0.12),
  gull: (at) => {
    cry(at, 0.26);
    cry(at + 0.34, 0.2);
    cry(at + 0.6, 0.32);
  },
};

// Loud at once, then dying away.
function fading(at, length, loud) {
  const gain = air.createGain();
  gain.gain.setValueAtTime(loud, at);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
  gain.connect(air.destination);
  return gain;
}

function knock(at, from, to, length, loud) {
  const tone = air.createOscillator();
  tone.type = "triangle";
  tone.frequency.setValueAtTime(from, at);
  tone.frequency.exponentialRampToValueAtTime(to, at + length);
  tone.connect(fading(at, length, loud));
  tone.start(at);
  tone.stop(at + length);
}

function hiss(at, length, pitch, width, loud) {
  const noise = air.createBufferSource();
  noise.buffer = air.createBuffer(1, Math.ceil(air.sampleRate * length), air.sampleRate);
  const grains = noise.buffer.getChannelData(0);
  for (let index = 0; index < grains.length; index++) grains[index] = Math.random() * 2 - 1;
  const band = air.createBiquadFilter();
  band.type = "bandpass";
  band.frequency.value = pitch;
  band.Q.value = width;
  noise.connect(band).connect(fading(at, length, loud));
  noise.start(at);
}

function cry(at, length) {
  const tone = air.createOscillator();
  tone.type = "sawtooth";
  tone.frequency.setValueAtTime(900, at);
  tone.frequency.linearRampToValueAtTime(1500, at + length * 0.3);
  tone.frequency.exponentialRampToValueAtTime(780, at + length);
  const far = air.createBiquadFilter();
  far.type = "lowpass";
  far.frequency.value = 1800;
  const gain = air.createGain();
  gain.gain.setValueAtTime(0.0005, at);
  gain.gain.linearRampToValueAtTime(0.05, at + length * 0.25);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + length);
  tone.connect(far).connect(gain).connect(air.destination);
  tone.start(at);
  tone.stop(at + length);
}
