import { text } from '../../label/text.ts';
import { slab } from '../../shapes/loft.ts';
import { glow, shape } from '../../shapes/marks.ts';
import { pts } from '../../shapes/outline.ts';
import { inflate } from '../../shapes/soft.ts';
import { strap, tube } from '../../shapes/tube.ts';
import type { Mat } from '../../studio/light.ts';
import { BLACK_PLASTIC, STEEL } from '../../studio/materials.ts';
import type { Scene } from '../../studio/scene.ts';
import { wheel } from '../tools/parts.ts';
import { brand, hose } from './parts.ts';

const D = 170;

/** Pistol grip with trigger, lance and jet nozzle. */
function gun(s: Scene, c: string): void {
  strap(s, 'M520 300L660 232', 16, STEEL);
  inflate(s, shape('M648 246L672 216L694 226L688 250L664 262Z', '#2b3138'), 6, 0.4);
  inflate(
    s,
    shape(
      'M440 330Q432 300 462 290L524 270Q548 268 552 290L548 312L500 330L486 398Q482 412 466 408L448 402Q436 396 440 380Z',
      c,
    ),
    12,
    0.5,
  );
  tube(s, 'M502 332Q516 352 498 374', 9, BLACK_PLASTIC);
  const puffs: [number, number, number][] = [
    [716, 214, 14],
    [744, 196, 20],
    [782, 180, 28],
    [770, 212, 22],
  ];
  s.add(puffs.map(([x, y, r]) => glow(s, [x, y, r, r * 0.8], { c: '#ffffff', o: 0.85, b: 8 })).join(''));
  s.add(puffs.map(([x, y, r]) => glow(s, [x + 4, y + 6, r, r * 0.7], { c: '#8fa1b2', o: 0.22, b: 10 })).join(''));
}

/** Steam cleaner: boiler on castors, hose and steam gun. */
export function steamCleaner(s: Scene): string {
  s.yaw = 0.42;
  s.k = 0.2;
  s.cx = 330;
  const c = s.spec.colors.label;
  const paint: Mat = { c, gloss: 0.6, rough: 0.22 };
  wheel(s, [84, 44, -D / 2 - 4], 44);
  slab(s, {
    outline: pts([-140, 18, 24], [140, 18, 24], [150, 84, 24], [-150, 84, 24]),
    z: [-D / 2, D / 2],
    material: BLACK_PLASTIC,
    bevel: 14,
  });
  const hull = pts([-156, 64, 40], [156, 64, 40], [160, 160, 70], [84, 232, 70], [-80, 226, 70], [-166, 150, 60]);
  slab(s, { outline: hull, z: [-D / 2 + 4, D / 2 - 4], material: paint, bevel: 30, round: 0.35 });
  tube(s, `M${s.at(-90, 214, 0)}C${s.at(-70, 300, 0)} ${s.at(70, 304, 0)} ${s.at(96, 220, 0)}`, 22, BLACK_PLASTIC);
  const [x, y] = s.P(0, 232, 0);
  inflate(s, `<ellipse cx="${x}" cy="${y - 6}" rx="36" ry="20" fill="#2b3138"/>`, 7, 0.5);
  brand(s, [-10, 130, D / 2 - 3], { size: 36, color: '#ffffff', max: 190 });
  const [gx, gy] = s.P(110, 104, D / 2);
  s.add(
    `<circle cx="${gx}" cy="${gy}" r="20" fill="#f4f6f7" stroke="#2a2f35" stroke-width="5"/>`,
    shape(`M${gx} ${gy}l9 -9`, 'none', 'stroke="#e23b32" stroke-width="3"'),
  );
  s.add(text('bar', [gx, gy + 13, 8], '#39424c'));
  hose(
    s,
    `M${s.at(-160, 130, 20)}C${s.at(-330, 190, 0)} ${s.at(-250, 470, 0)} ${s.at(20, 430, 0)}S452 470 464 404`,
    22,
  );
  gun(s, c);
  wheel(s, [84, 44, D / 2 - 8], 44, { t: 20, hub: '#c9cfd5' });
  return s.floor([-150, -D / 2, 310, D + 14], 0.9);
}
