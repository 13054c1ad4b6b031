export const motion = {};
