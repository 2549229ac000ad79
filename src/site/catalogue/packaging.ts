/** The parts of a pack that are sorted separately for recycling. */
export const packParts = ['bag', 'wrapper', 'tray', 'lid', 'box'] as const;
type PackPartName = (typeof packParts)[number];

/** Groups of materials that are recycled together. */
export const materialGroups = ['plastic', 'composite', 'metal', 'paper', 'glass'] as const;
export type MaterialGroup = (typeof materialGroups)[number];

/** The material codes of Decision 97/129/EC, as printed on the part. */
export const materials = {
  'PET 1': 'plastic',
  'HDPE 2': 'plastic',
  'LDPE 4': 'plastic',
  'PP 5': 'plastic',
  'PS 6': 'plastic',
  'O 7': 'plastic',
  'PAP 20': 'paper',
  'PAP 21': 'paper',
  'PAP 22': 'paper',
  'FE 40': 'metal',
  'ALU 41': 'metal',
  'GL 70': 'glass',
  'GL 71': 'glass',
  'GL 72': 'glass',
  'C/PAP 81': 'composite',
  'C/PAP 84': 'composite',
  'C/LDPE 90': 'composite',
  'C/PP 90': 'composite',
} as const satisfies Record<string, MaterialGroup>;
export type Material = keyof typeof materials;
export const materialCodes = Object.keys(materials) as Material[];

/** Spain's recycling containers for packaging. */
export const bins = ['yellow', 'blue', 'green'] as const;
export type Bin = (typeof bins)[number];

/** The container for each group of materials in Spain. */
export const binOf: Record<MaterialGroup, Bin> = {
  plastic: 'yellow',
  composite: 'yellow',
  metal: 'yellow',
  paper: 'blue',
  glass: 'green',
};

/** A part of a pack with its recycling container. */
export interface PackPart {
  part: PackPartName;
  material: Material;
  bin: Bin;
}

/** The parts of packs of certain sizes. */
export interface Packaging {
  /** Sizes as printed. */
  packs: string[];
  parts: PackPart[];
}
