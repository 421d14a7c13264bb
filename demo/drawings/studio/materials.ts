import type { Mat } from './light.ts';

export const BLACK_PLASTIC: Mat = { c: '#2a2f35', gloss: 0.4, rough: 0.4 };
export const STEEL: Mat = { c: '#ced4da', metal: true, rough: 0.3 };
export const ALUMINIUM: Mat = { c: '#cdd3d9', metal: true, rough: 0.3 };
