import type { Team } from '../../contract/fixture-schemas.ts';

/** The fictional league of Slam Court, with the teams' strengths. */
export const basketballTeams: readonly Team[] = [
  { id: 'harbour-herons', name: 'Harbour Herons', attack: 4, defence: 3 },
  { id: 'copper-comets', name: 'Copper Comets', attack: 3, defence: 4 },
  { id: 'granite-goats', name: 'Granite Goats', attack: 2, defence: 3 },
  { id: 'velvet-vipers', name: 'Velvet Vipers', attack: 5, defence: 4 },
  { id: 'midnight-otters', name: 'Midnight Otters', attack: 3, defence: 3 },
  { id: 'thunder-geese', name: 'Thunder Geese', attack: 1, defence: 2 },
  { id: 'neon-foxes', name: 'Neon Foxes', attack: 4, defence: 5 },
  { id: 'canyon-larks', name: 'Canyon Larks', attack: 2, defence: 4 },
  { id: 'salt-sharks', name: 'Salt Sharks', attack: 3, defence: 2 },
  { id: 'quartz-cranes', name: 'Quartz Cranes', attack: 5, defence: 3 },
  { id: 'meadow-moles', name: 'Meadow Moles', attack: 2, defence: 2 },
  { id: 'polar-pumas', name: 'Polar Pumas', attack: 4, defence: 4 },
  { id: 'iron-badgers', name: 'Iron Badgers', attack: 3, defence: 5 },
  { id: 'cloud-lynxes', name: 'Cloud Lynxes', attack: 1, defence: 3 },
  { id: 'river-rooks', name: 'River Rooks', attack: 2, defence: 5 },
  { id: 'amber-hornbills', name: 'Amber Hornbills', attack: 4, defence: 2 },
];
