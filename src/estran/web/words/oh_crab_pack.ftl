# What only the browser says of the Adventure Pack of Oh Crab!: read where one of its modules is played, or may be chosen.

## Choosing modules

web-oh-crab-pack-title =
    .en = Adventure Pack
    .fr = Extension Adventure Pack
web-oh-crab-pack-order =
    .en = New to it? Add one module a game, in this order.
    .fr = Vous débutez ? Ajoutez un module par partie, dans cet ordre.
web-oh-crab-pack-all =
    .en = All four
    .fr = Les quatre
web-oh-crab-pack-none =
    .en = None
    .fr = Aucun
web-oh-crab-pack-about =
    .en = { $module ->
            [surprises] Face-down tokens on the beach: treasures to use at once or to keep, and some trash.
            [events] Whoever first crosses a border turns up an event that changes the race for all.
            [challenges] At each border, shells and trophies for whoever is ahead in something.
           *[asymmetry] Every crab has a skill of its own, to be used for claws.
        }
    .fr = { $module ->
            [surprises] Des jetons face cachée sur la plage : des trésors à prendre aussitôt ou à garder, et quelques déchets.
            [events] Le premier crabe qui franchit une bordure fait retourner un événement qui change la course pour tous.
            [challenges] À chaque bordure, des coquillages et des trophées pour les premiers dans un domaine.
           *[asymmetry] Chaque crabe a sa propre compétence, à utiliser contre des pinces.
        }

## What lies on the table

web-oh-crab-pack-part =
    .en = Adventure Pack
    .fr = Extension Adventure Pack
web-oh-crab-pack-colon =
    .en = :{ " " }
    .fr = { "\u00A0" }:{ " " }
web-oh-crab-pack-no-event =
    .en = No event in force
    .fr = Aucun événement en vigueur
web-oh-crab-pack-no-challenge =
    .en = No challenge left
    .fr = Plus de défi
web-oh-crab-pack-omens =
    .en = Still to come:
    .fr = Encore à venir :
web-oh-crab-pack-helped =
    .en = { $player } has the kitchen hand.
    .fr = { $player } a le commis.
web-oh-crab-pack-helper =
    .en = has the kitchen hand
    .fr = a le commis
web-oh-crab-pack-reward =
    .en = { $reward ->
            [market] Market card
            [recall] Track card
            [claws] Claws
            [obstacle] Obstacle
           *[spy] Spying
        }
    .fr = { $reward ->
            [market] Carte du marché
            [recall] Carte de la trace
            [claws] Pinces
            [obstacle] Obstacle
           *[spy] Espionnage
        }
web-oh-crab-pack-claws =
    .en = { $claws ->
            [0] no claw left
            [one] one claw
           *[other] { $claws } claws
        }
    .fr = { $claws ->
            [0] plus de pince
            [one] une pince
           *[other] { $claws } pinces
        }
web-oh-crab-pack-stars =
    .en = Difficulty: { $stars } of 3 starfish
    .fr = Difficulté : { $stars ->
            [one] { $stars } étoile de mer
           *[other] { $stars } étoiles de mer
        } sur 3
web-oh-crab-pack-dealt =
    .en = Asymmetry cards to choose from
    .fr = Cartes Asymétrie à choisir
web-oh-crab-pack-chooses =
    .en = { $chosen ->
            [yes] has chosen
           *[no] is choosing
        }
    .fr = { $chosen ->
            [yes] a choisi
           *[no] choisit
        }
web-oh-crab-pack-element =
    .en = { $sort ->
            [event] event { $number }
           *[challenge] challenge { $number }
        }
    .fr = { $sort ->
            [event] événement { $number }
           *[challenge] défi { $number }
        }
web-oh-crab-pack-hidden =
    .en = Face down: you have not seen it.
    .fr = Face cachée : vous ne l'avez pas vue.
web-oh-crab-pack-token =
    .en = { $how ->
            [treasure] surprise token, a treasure
           *[down] surprise token
        }
    .fr = { $how ->
            [treasure] jeton Surprise, un trésor
           *[down] jeton Surprise
        }
web-oh-crab-pack-token-about =
    .en = { $how ->
            [gone] A surprise space without a token: nothing happens here.
            [treasure] A face-down surprise token: certainly a treasure, for the trash of this tile is known.
           *[down] A face-down surprise token: whoever comes here turns it up. One of the three of a tile is trash.
        }
    .fr = { $how ->
            [gone] Une case Surprise sans jeton : rien ne se passe ici.
            [treasure] Un jeton Surprise face cachée : un trésor à coup sûr, car le déchet de cette tuile est connu.
           *[down] Un jeton Surprise face cachée : le crabe qui arrive ici le retourne. Sur les trois d'une tuile, un est un déchet.
        }
web-oh-crab-pack-built =
    .en = built obstacle
    .fr = obstacle bâti
web-oh-crab-pack-built-about =
    .en = An obstacle that a player has built: discard a card to enter.
    .fr = Un obstacle bâti par un joueur : défaussez une carte pour y entrer.

## Questions

web-oh-crab-pack-ask =
    .en = { $owes ->
            [choose] { $crabs ->
                    [one] Choose your skill for this race: nobody sees it before all have chosen.
                   *[other] Choose a skill for your first crab, then one for the second: nobody sees them before all have chosen.
                }
            [carapace] Your crab is knocked over.
            [champion] The challenge is about to be counted.
            [forecaster] An event is about to be turned up.
            [yawner] { $player } has rested.
            [brute] { $player } has pushed your crab.
            [pickpocket] { $player } has paid { $shells } shells.
            [steer] { $player } pushes or moves your crab.
            [pick] Two events are shown: which one happens?
            [dig] You look at the token. { $token }
            [trophy] You have won a trophy: exchange it for a reward.
            [spy] Look at a hidden element, a token or a card at a border; { $left } left.
            [recall] Take a card of your track into hand; { $left } left.
            [build] Which free standard space becomes an obstacle? { $left } left.
           *[pull] The fishing line pulls your crab back: which way?
        }
    .fr = { $owes ->
            [choose] { $crabs ->
                    [one] Choisissez votre compétence pour cette course : personne ne la voit avant que tous aient choisi.
                   *[other] Choisissez une compétence pour votre premier crabe, puis une pour le second : personne ne les voit avant que tous aient choisi.
                }
            [carapace] Votre crabe est renversé.
            [champion] Le défi va être compté.
            [forecaster] Un événement va être retourné.
            [yawner] { $player } s'est reposé.
            [brute] { $player } a poussé votre crabe.
            [pickpocket] { $player } a payé { $shells } coquillages.
            [steer] { $player } pousse ou déplace votre crabe.
            [pick] Deux événements sont montrés : lequel a lieu ?
            [dig] Vous regardez le jeton. { $token }
            [trophy] Vous avez gagné un trophée : échangez-le contre une récompense.
            [spy] Regardez un élément caché, un jeton ou une carte d'une bordure ; encore { $left }.
            [recall] Reprenez en main une carte de votre trace ; encore { $left }.
            [build] Quelle case standard libre devient un obstacle ? Encore { $left }.
           *[pull] Le fil de pêche tire votre crabe en arrière : de quel côté ?
        }
web-oh-crab-pack-waits =
    .en = Waiting for { $players }: { $what }
    .fr = On attend { $players } : { $what }
web-oh-crab-pack-waits-for =
    .en = { $owes ->
            [trophy] a trophy
            [spy] spying
            [recall] a card of the track
            [build] an obstacle
           *[pull] the fishing line
        }
    .fr = { $owes ->
            [trophy] un trophée
            [spy] l'espionnage
            [recall] une carte de la trace
            [build] un obstacle
           *[pull] le fil de pêche
        }
web-oh-crab-pack-can =
    .en = { $what ->
            [reveal] reveal what lies at the border
            [chef-ahead] go forward, from the chef
           *[use] use “{ $named }”
        }
    .fr = { $what ->
            [reveal] révéler ce qui se trouve à la bordure
            [chef-ahead] avancer tout droit, grâce à la cuisinière
           *[use] utiliser « { $named } »
        }

## Buttons

web-oh-crab-pack-do =
    .en = { $verb ->
            [choose] Keep “{ $what }”
            [choose-for] “{ $what }” for { $crab }
            [accept-carapace] Stand up at once
            [accept-champion] Count two more
            [accept-forecaster] Show a second event
            [accept-yawner] Take a market card too
            [accept-brute] Knock { $what } over
            [accept-pickpocket] Take these shells
            [done-offer] Not now
            [done-steer] Let it go as they say
            [done-dig] Leave it there
            [done-trophy] Renounce the trophy
            [done-spy] Enough seen
            [done-recall] Enough
            [done-build] Enough
            [reveal] Reveal the border
            [unearth] Take the token
            [chef-ahead] Forward to { $what }
            [push-back] Push back to { $what }, for a claw
            [build] Obstacle on { $what }
            [recall] Take back { $what }
            [spy] Look at { $what }
            [pick] { $what }
            [reward] { $what }
            [treasure] Use “{ $what }”
            [skill] Use “{ $what }”
            [skill-on] “{ $what }”: { $crab }
            [weave-left] { $what } to the left end
           *[weave-right] { $what } to the right end
        }
    .fr = { $verb ->
            [choose] Garder « { $what } »
            [choose-for] « { $what } » pour le { $crab }
            [accept-carapace] Se redresser aussitôt
            [accept-champion] Compter deux de plus
            [accept-forecaster] Montrer un second événement
            [accept-yawner] Prendre aussi une carte du marché
            [accept-brute] Renverser { $what }
            [accept-pickpocket] Prendre ces coquillages
            [done-offer] Pas maintenant
            [done-steer] Laisser faire
            [done-dig] Le laisser là
            [done-trophy] Renoncer au trophée
            [done-spy] Assez vu
            [done-recall] Ça suffit
            [done-build] Ça suffit
            [reveal] Révéler la bordure
            [unearth] Prendre le jeton
            [chef-ahead] En avant : { $what }
            [push-back] Repousser en { $what }, pour une pince
            [build] Obstacle en { $what }
            [recall] Reprendre { $what }
            [spy] Regarder { $what }
            [pick] { $what }
            [reward] { $what }
            [treasure] Utiliser « { $what } »
            [skill] Utiliser « { $what } »
            [skill-on] « { $what } » : { $crab }
            [weave-left] { $what } au bout gauche
           *[weave-right] { $what } au bout droit
        }
