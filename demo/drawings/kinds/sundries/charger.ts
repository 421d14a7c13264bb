import { text } from '../../label/text.ts';
import { FRONT, decal, onPlane } from '../../shapes/frame.ts';
import { slab } from '../../shapes/loft.ts';
import { shape } from '../../shapes/marks.ts';
import { circle, pts, raised, rrect } from '../../shapes/outline.ts';
import { inflate } from '../../shapes/soft.ts';
import { tube } from '../../shapes/tube.ts';
import type { Mat } from '../../studio/light.ts';
import { BLACK_PLASTIC } from '../../studio/materials.ts';
import type { Scene } from '../../studio/scene.ts';

/** Battery charger with cooling ribs, state lamps and its cable. */
export function charger(s: Scene): string {
  s.yaw = -0.44;
  s.k = 0.2;
  s.cx = 360;
  const [w, h, d] = [280, 230, 140];
  const m: Mat = { c: s.pick('#3b434c', '#e9edf0', s.spec.colors.label), gloss: 0.45, rough: 0.35 };
  tube(s, `M${s.at(w / 2, 50, 0)}C${s.at(w, 30, 0)} 640 600 690 640S640 770 540 736`, 15, BLACK_PLASTIC);
  inflate(s, shape('M548 712L520 704Q496 702 492 722L488 744Q488 762 510 764L540 762Z', '#2b3138'), 8, 0.4);
  s.add(shape('M492 716L456 708M490 746L454 742', 'none', 'stroke="#c3cad1" stroke-width="9" stroke-linecap="round"'));
  slab(s, { outline: rrect(w, h, 20), z: [-d / 2, d / 2], material: m, bevel: 12, round: 0.2 });
  for (let i = 0; i < 7; i++) {
    const z = -d / 2 + 22 + i * 15;
    s.add(
      shape(
        `M${s.at(w / 2, 40, z)}L${s.at(w / 2, h - 40, z)}`,
        'none',
        'stroke="#0b1018" stroke-width="6" stroke-linecap="round" opacity=".45"',
      ),
    );
  }
  decal(s, FRONT(), {
    outline: raised(rrect(w - 60, 86, 12), h - 120),
    at: d / 2 + 1,
    fill: '#14191e',
    extra: 'opacity=".9"',
  });
  ['#3fcf6a', '#f0b62a', '#e23b32'].forEach((c, i) => {
    decal(s, FRONT(), {
      outline: circle(9, -50 + i * 50, h - 76, 20),
      at: d / 2 + 2,
      fill: c,
      extra: i === 0 ? '' : 'opacity=".55"',
    });
  });
  const light = m.c === '#e9edf0' ? '#39424c' : '#ffffff';
  s.add(
    `<g transform="${onPlane(s, FRONT(), [0, 66, d / 2 + 1])}">${text(s.spec.label.brand, [0, 0, 34], light, { max: 200, it: true })}${text(s.spec.label.volume, [0, 30, 18], light, { max: 180 })}</g>`,
  );
  const foot = pts([-w / 2 + 20, -8, 4], [-w / 2 + 70, -8, 4], [-w / 2 + 70, 6, 4], [-w / 2 + 20, 6, 4]);
  slab(s, { outline: foot, z: [d / 2 - 30, d / 2 - 4], material: BLACK_PLASTIC, bevel: 3 });
  return s.floor([-w / 2, -d / 2, w, d]);
}
