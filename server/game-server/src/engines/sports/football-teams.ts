import type { Team } from '../../contract/fixture-schemas.ts';

/** The fictional league of Penalty Kings, with the teams' strengths. */
export const footballTeams: readonly Team[] = [
  { id: 'harrow-bay', name: 'Harrow Bay', attack: 4, defence: 3 },
  { id: 'old-quarry', name: 'Old Quarry', attack: 2, defence: 4 },
  { id: 'lanternfield', name: 'Lanternfield', attack: 3, defence: 3 },
  { id: 'copperhill', name: 'Copperhill', attack: 5, defence: 3 },
  { id: 'windmere-vale', name: 'Windmere Vale', attack: 3, defence: 2 },
  { id: 'stonegate-hollow', name: 'Stonegate Hollow', attack: 2, defence: 3 },
  { id: 'foxglove-park', name: 'Foxglove Park', attack: 4, defence: 4 },
  { id: 'marrowby', name: 'Marrowby', attack: 1, defence: 3 },
  { id: 'thistledown', name: 'Thistledown', attack: 3, defence: 4 },
  { id: 'ember-cross', name: 'Ember Cross', attack: 2, defence: 2 },
  { id: 'quillhaven', name: 'Quillhaven', attack: 4, defence: 2 },
  { id: 'northwick-sands', name: 'Northwick Sands', attack: 3, defence: 3 },
  { id: 'ravensmoor', name: 'Ravensmoor', attack: 5, defence: 5 },
  { id: 'pinewater', name: 'Pinewater', attack: 2, defence: 1 },
  { id: 'glasswell', name: 'Glasswell', attack: 3, defence: 5 },
  { id: 'juniper-row', name: 'Juniper Row', attack: 1, defence: 2 },
  { id: 'bellweather', name: 'Bellweather', attack: 4, defence: 5 },
  { id: 'oakhaven-dell', name: 'Oakhaven Dell', attack: 3, defence: 1 },
  { id: 'tidegate', name: 'Tidegate', attack: 2, defence: 5 },
  { id: 'silverlock', name: 'Silverlock', attack: 5, defence: 2 },
];
