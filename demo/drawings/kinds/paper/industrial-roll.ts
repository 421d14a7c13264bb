import { cylLabel } from '../../label/surface.ts';
import type { Scene } from '../../studio/scene.ts';
import { roll } from './parts.ts';

/** One or two large wiping rolls. */
export function industrialRoll(s: Scene): string {
  const c = s.color('#5fa4dc', '#fbfbf9', '#6fb1e4', '#cfe6cf');
  const two = s.r() < 0.6;
  const r = two ? 118 : 150;
  const H = two ? 240 : 290;
  s.k = 0.17;
  if (two) roll(s, [515, s.gy - 26], { r, H, core: 30, color: c });
  roll(s, [two ? 300 : 400, s.gy], { r, H, core: two ? 30 : 36, color: c });
  const cx = two ? 300 : 400;
  cylLabel(s, [cx, s.gy, r], [H * 0.2, H * 0.8], { th: 48, gloss: 0.1, style: s.pick(0, 2, 4, 6) });
  return (two ? s.shadow(515, r * 2, r * 0.36, s.gy - 24) : '') + s.shadow(cx, r * 2.04, r * 0.36);
}
