/* Fictional runners and courses. */

/** The stable of Derby Dash. */
export const horseNames = [
  'Lantern Jack',
  'Quiet Thunder',
  'Marzipan',
  'Old Copper',
  'Half Past Nine',
  'Juniper Sky',
  'Salt and Silver',
  'Borrowed Umbrella',
  'Miss Meridian',
  'Paper Crown',
  'Windfall Apple',
  'Northern Button',
  'Clockmaker',
  'Second Supper',
  'Velvet Gate',
  'Plain Speaking',
  'Harbour Bell',
  'Ginger Comet',
  'Tuesday Luck',
  'Blue Thimble',
  'Long Shadow',
  'Mister Pepper',
  'River Letter',
  'Golden Marrow',
] as const;

/** The grid of Turbo Circuit. */
export const carNames = [
  'Blue Piston',
  'Kestrel Nine',
  'Tin Rocket',
  'Night Courier',
  'Silver Gasket',
  'Copper Arrow',
  'Turbine Two',
  'Dust Lantern',
  'Polar Flash',
  'Hairpin Hero',
  'Ghost Chicane',
  'Rally Raven',
  'Octane Owl',
  'Slipstream',
  'Velvet Torque',
  'Last Sector',
] as const;

/** The courses of Derby Dash. */
export const turfCourses = ['Larkmoor', 'Pennyfield', 'Gullcross'] as const;

/** The courses of Turbo Circuit. */
export const motorCourses = ['Harbour Loop', 'Salt Flats Ring', 'Pinewood Circuit'] as const;
