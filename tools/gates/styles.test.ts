import { describe, expect, it } from 'vitest';
import { styleConflicts } from './style-conflicts.ts';

const BUTTON =
  "export function Button({ className, size }: ButtonProps) {\n  return <button className={classNames('sj-btn', `sj-btn-${size}`, className)} />;\n}\n";
const SHARED = {
  'packages/ui/src/actions/button.css': '.sj-btn { display: inline-flex; }\n.sj-btn-sm { height: 32px; }',
};
const PAGE = 'apps/storefront/src/features/cart/cart-page.tsx';
const MODULE = 'apps/storefront/src/features/cart/cart.module.css';

const conflicts = (styles: Readonly<Record<string, string>>, page: string): string[] =>
  styleConflicts(
    new Map(Object.entries({ ...SHARED, ...styles })),
    new Map([
      ['packages/ui/src/actions/button.tsx', BUTTON],
      [PAGE, `import styles from './cart.module.css';\n${page}`],
    ]),
  );

const USED = "export const Page = () => <Button className={styles['next'] ?? ''} />;";

describe('the gate of styles', () => {
  it('refuses two equally specific rules of different files for one element, and says where', () => {
    expect(conflicts({ [MODULE]: '.next { display: none; }' }, USED)).toEqual([
      expect.stringContaining(`${PAGE}:2: .next { display: none } of ${MODULE}:1 and .sj-btn { display: inline-flex }`),
    ]);
  });

  it.each([
    [
      'on one element',
      '.next { display: none; }',
      'export const Page = () => <a className={`sj-btn ${styles.next}`} />;',
    ],
    ['in a media query', '@media (max-width: 640px) {\n  .next { display: none; }\n}', USED],
    ['in a container', '@container (max-width: 300px) { .next { display: none; } }', USED],
    ['by a class that is completed', '.next { height: 40px; }', USED],

    [
      'through a component that wraps another',
      '.next { display: none; }',
      'function Wide({ className }: WideProps) {\n  return <Button className={className} />;\n}\nexport const Page = () => <Wide className={styles.next} />;',
    ],
  ])('refuses them %s', (_where, style, page) => expect(conflicts({ [MODULE]: style }, page)).not.toEqual([]));

  it.each([
    ['names both classes', '.next:global(.sj-btn) { display: none; }', USED],
    ['sets another property', '.next { margin: 0; }', USED],
    ['says the same', '.next { display: inline-flex; }', USED],
    ['is of another element', '.next { display: none; }', 'export const Page = () => <p className={styles.next} />;'],
    ['says that it is important', '.next { display: none !important; }', USED],
    ['asks for more than classes', '.next:hover { display: none; }', USED],
  ])('accepts a rule that %s', (_what, style, page) => expect(conflicts({ [MODULE]: style }, page)).toEqual([]));

  it('accepts what replaces the first styles, which every page loads before all others', () => {
    const first = { 'packages/ui/src/styles/layout.css': '.sj-row { gap: 8px; }', [MODULE]: '.next { gap: 2px; }' };
    const page = 'export const Page = () => <p className={`sj-row ${styles.next}`} />;';
    expect(conflicts(first, page)).toEqual([]);
  });

  it('accepts a shorthand beside what it does not set', () => {
    const panel = {
      'packages/ui/src/layout/panel.css': '.sj-panel { border: 1px solid; }',
      [MODULE]: '.next { border-radius: 0; }',
    };
    expect(conflicts(panel, 'export const Page = () => <p className={`sj-panel ${styles.next}`} />;')).toEqual([]);
  });
});
