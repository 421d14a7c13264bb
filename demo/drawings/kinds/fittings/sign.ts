import { text } from '../../label/text.ts';
import { FRONT, onPlane } from '../../shapes/frame.ts';
import { slab } from '../../shapes/loft.ts';
import { circle, path, pts, rrect } from '../../shapes/outline.ts';
import { dark } from '../../studio/colour.ts';
import type { Mat } from '../../studio/light.ts';
import type { Scene } from '../../studio/scene.ts';
import { wall } from './parts.ts';

/** Safety sign of the type `t`: warn, must, ban, exit, or the floor stand. */
export function sign(s: Scene): string {
  const t = s.spec.opts?.t ?? s.pick('warn', 'must', 'exit', 'ban', 'floor');
  s.yaw = -0.3;
  if (t === 'floor') {
    const c = '#f9c80e';
    const m: Mat = { c, gloss: 0.45, rough: 0.35 };
    slab(s, {
      outline: pts([-90, 0, 10], [100, 0, 10], [66, 400, 30], [-50, 400, 30]),
      z: [-70, -56],
      material: { c: dark(c, 0.3), gloss: 0.3 },
      bevel: 3,
    });
    slab(s, {
      outline: pts(
        [-110, 0, 12],
        [-60, 0, 8],
        [-46, 40, 12],
        [46, 40, 12],
        [60, 0, 8],
        [110, 0, 12],
        [66, 410, 36],
        [-66, 410, 36],
      ),
      z: [0, 14],
      material: m,
      bevel: 4,
      holes: [pts([-26, 352, 10], [26, 352, 10], [26, 380, 12], [-26, 380, 12])],
    });
    s.add(
      `<g transform="${onPlane(s, FRONT(), [0, 320, 14.5])}"><path d="M0 0L72 124H-72Z" fill="none" stroke="#111" stroke-width="9" stroke-linejoin="round"/><circle cx="6" cy="40" r="9"/><path d="M4 54L-14 70L6 84L-10 108M4 54L26 72L40 62M6 84L34 100" stroke="#111" stroke-width="9" stroke-linecap="round" stroke-linejoin="round" fill="none"/>${text('OPREZ', [0, 166, 34], '#111', { max: 130 })}${text('MOKAR POD', [0, 194, 24], '#111', { max: 140 })}</g>`,
    );
    return s.floor([-100, -60, 200, 70]);
  }
  s.gy = 560;
  s.k = 0.06;
  const W = 330;
  const H = 330;
  const bg = t === 'exit' ? '#0a8f4f' : '#fdfdfc';
  slab(s, { outline: rrect(W, H, 22), z: [0, 9], material: { c: bg, gloss: 0.35, sss: 0.4 }, bevel: 2, round: 0.1 });
  const sym =
    t === 'warn'
      ? '<path d="M165 36L290 250H40Z" fill="#f9c80e" stroke="#111" stroke-width="14" stroke-linejoin="round"/><path d="M155 110H175L171 185H159Z"/><circle cx="165" cy="212" r="12"/>'
      : t === 'must'
        ? '<circle cx="165" cy="145" r="112" fill="#0b5cad"/><path d="M95 150Q95 80 165 80T235 150H246V162H84V150Z" fill="#fff"/><path d="M112 172H218Q216 222 165 228Q114 222 112 172Z" fill="#fff"/>'
        : t === 'ban'
          ? '<circle cx="165" cy="145" r="100" fill="#fff" stroke="#d0121b" stroke-width="22"/><path d="M95 160H215V176H95ZM222 160h16v16h-16Z"/><path d="M230 150q10 -14 0 -26t2 -22" stroke="#111" stroke-width="6" fill="none"/><path d="M94 74L236 216" stroke="#d0121b" stroke-width="22"/>'
          : '<path d="M190 50H290V250H190Z" fill="#fff"/><circle cx="150" cy="78" r="18" fill="#fff"/><path d="M146 104L112 130L80 122M146 104L160 160L196 176M148 150L122 196L76 206M156 164L168 214" stroke="#fff" stroke-width="20" stroke-linecap="round" stroke-linejoin="round" fill="none"/>';
  s.add(
    `<g transform="${onPlane(s, FRONT(), [-W / 2, H, 9.5])}">${sym}${text(s.spec.label.title, [165, 306, 28], t === 'exit' ? '#fff' : '#15191f', { max: 290 })}</g>`,
  );
  const [x, y] = s.P(-W / 2, H, 9);
  return wall(s, [x, y, W * 0.98, H * 0.98]);
}
