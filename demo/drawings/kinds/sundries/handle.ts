import { shape } from '../../shapes/marks.ts';
import { strap, tube } from '../../shapes/tube.ts';
import { lite, n1 } from '../../studio/colour.ts';
import type { Mat } from '../../studio/light.ts';
import type { Scene } from '../../studio/scene.ts';

/** Two poles with grips. */
export function handle(s: Scene): string {
  const w = s.pick('alu', 'wood', 'fibre');
  const c = s.color(s.spec.colors.cap, s.spec.colors.label);
  const m: Mat =
    w === 'alu'
      ? { c: '#cfd5db', metal: true }
      : w === 'wood'
        ? { c: '#cf9f66', gloss: 0.25 }
        : { c: lite(c, 0.1), gloss: 0.5 };
  for (const x of [0, 96]) {
    const d = `M${120 + x} ${690 - x * 0.2}L${560 + x} ${104 + x * 0.4}`;
    s.cast(shape(d, 'none', 'stroke="#000" stroke-width="26"'), [12, 18, 9, 0.3]);
    s.flushCasts();
    strap(s, d, 24, m);
    const L = (t: number) => `${n1(120 + x + 440 * t)} ${n1(690 - x * 0.2 + (-586 + x * 0.6) * t)}`;
    tube(s, `M${L(0.72)}L${L(0.99)}`, 32, { c, gloss: 0.35 });
    for (let i = 0; i < 9; i++)
      s.add(
        `<path d="M${L(0.74 + i * 0.022)}l9 7" stroke="#000" stroke-width="3.500" opacity=".3" stroke-linecap="round" transform="translate(-5 -3)"/>`,
      );
    tube(s, `M${L(0)}L${L(0.06)}`, 18, { c: '#2a2f35', gloss: 0.4 });
  }
  return '';
}
