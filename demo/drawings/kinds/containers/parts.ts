import { mix } from '../../studio/colour.ts';
import type { Mat } from '../../studio/light.ts';
import type { Scene } from '../../studio/scene.ts';

/** Milky plastic of canisters. */
export const hdpe = (s: Scene): Mat => ({
  c: s.pick(s.spec.colors.body, s.spec.colors.body, mix('#f1f3f0', s.spec.colors.liquid, 0.35)),
  gloss: 0.42,
  rough: 0.5,
  sss: 0.2,
});
