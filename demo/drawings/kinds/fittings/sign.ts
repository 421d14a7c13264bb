import { text } from '../../label/text.ts';
import { FRONT, onPlane } from '../../shapes/frame.ts';
import { slab } from '../../shapes/loft.ts';
import { rrect } from '../../shapes/outline.ts';
import type { Scene } from '../../studio/scene.ts';
import { floorStand } from './floor-stand.ts';
import { wall } from './parts.ts';
import { SIGN_SYMBOLS, type SignSymbol } from './sign-symbols.ts';

const PLAIN: SignSymbol = { ground: '#fdfdfc', ink: '#15191f', art: '' };
const SIDE = 330;

/** Safety sign with the symbol `t` (a key of the symbols), or with `t: 'floor'` the folding stand. */
export function sign(s: Scene): string {
  const t = s.spec.opts?.t ?? s.pick('warn', 'helmet', 'exit', 'ban', 'floor');
  if (t === 'floor') return floorStand(s);
  s.yaw = -0.3;
  s.gy = 560;
  s.k = 0.06;
  const { ground, ink, art } = SIGN_SYMBOLS[t] ?? PLAIN;
  const material = { c: ground, gloss: 0.35, sss: 0.4 };
  slab(s, { outline: rrect(SIDE, SIDE, 22), z: [0, 9], material, bevel: 2, round: 0.1 });
  const words = text(s.spec.label.title, [165, 306, 28], ink, { max: 290 });
  s.add(`<g transform="${onPlane(s, FRONT(), [-SIDE / 2, SIDE, 9.5])}">${art}${words}</g>`);
  const [x, y] = s.P(-SIDE / 2, SIDE, 9);
  return wall(s, [x, y, SIDE * 0.98, SIDE * 0.98]);
}
