/** What a label must say for one kind of mixture. */
interface Hazard {
  readonly pictograms: readonly string[];
  readonly signal: 'danger' | 'warning';
  readonly h: readonly string[];
  readonly p: readonly string[];
  /** Transport: UN number, class, packing group; null where the goods are not dangerous in transport. */
  readonly adr: readonly [un: string, adrClass: string, group: string] | null;
}

const CORROSIVE_P = ['P260', 'P280', 'P301+P330+P331', 'P303+P361+P353', 'P305+P351+P338', 'P310', 'P501'];
const IRRITANT_P = ['P102', 'P280', 'P305+P351+P338', 'P337+P313'];

/** Hazard profiles by name; families choose one. */
export const hazards = {
  acid: { pictograms: ['GHS05'], signal: 'danger', h: ['H290', 'H314'], p: CORROSIVE_P, adr: ['UN 3264', '8', 'III'] },
  alkaline: {
    pictograms: ['GHS05'],
    signal: 'danger',
    h: ['H290', 'H314'],
    p: CORROSIVE_P,
    adr: ['UN 1719', '8', 'II'],
  },
  eyes: {
    pictograms: ['GHS05'],
    signal: 'danger',
    h: ['H315', 'H318'],
    p: ['P102', 'P280', 'P305+P351+P338', 'P310'],
    adr: null,
  },
  irritant: { pictograms: ['GHS07'], signal: 'warning', h: ['H315', 'H319'], p: IRRITANT_P, adr: null },
  allergen: {
    pictograms: ['GHS07'],
    signal: 'warning',
    h: ['H317', 'H319', 'H412'],
    p: ['P102', 'P280', 'P302+P352', 'P501'],
    adr: null,
  },
  quat: {
    pictograms: ['GHS05', 'GHS09'],
    signal: 'danger',
    h: ['H302', 'H314', 'H400', 'H411'],
    p: ['P273', ...CORROSIVE_P],
    adr: ['UN 1903', '8', 'III'],
  },
  chlorine: {
    pictograms: ['GHS05', 'GHS09'],
    signal: 'danger',
    h: ['H290', 'H314', 'H400', 'H411', 'EUH031'],
    p: ['P273', ...CORROSIVE_P],
    adr: ['UN 1791', '8', 'III'],
  },
  chlorineTablets: {
    pictograms: ['GHS07', 'GHS09'],
    signal: 'warning',
    h: ['H302', 'H319', 'H335', 'H410', 'EUH031'],
    p: ['P101', 'P102', 'P273', 'P280', 'P501'],
    adr: ['UN 3077', '9', 'III'],
  },
  alcohol: {
    pictograms: ['GHS02', 'GHS07'],
    signal: 'danger',
    h: ['H225', 'H319'],
    p: ['P102', 'P210', 'P305+P351+P338', 'P403+P235'],
    adr: ['UN 1987', '3', 'II'],
  },
  aerosol: {
    pictograms: ['GHS02', 'GHS07'],
    signal: 'danger',
    h: ['H222', 'H229', 'H319', 'H336'],
    p: ['P102', 'P210', 'P251', 'P410+P412'],
    adr: ['UN 1950', '2.1', ''],
  },
  solvent: {
    pictograms: ['GHS02', 'GHS07', 'GHS08'],
    signal: 'danger',
    h: ['H226', 'H304', 'H336', 'H412'],
    p: ['P210', 'P280', 'P301+P310', 'P331', 'P501'],
    adr: ['UN 1268', '3', 'III'],
  },
  oxidiser: {
    pictograms: ['GHS03', 'GHS05'],
    signal: 'danger',
    h: ['H272', 'H302', 'H318', 'H335'],
    p: ['P102', 'P220', 'P280', 'P305+P351+P338', 'P310'],
    adr: ['UN 3149', '5.1', 'II'],
  },
  none: { pictograms: [], signal: 'warning', h: ['EUH208', 'EUH210'], p: ['P102'], adr: null },
} as const satisfies Record<string, Hazard>;

export type HazardKey = keyof typeof hazards;
