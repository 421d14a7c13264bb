import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { goToLine, QuickRow } from './quick-row.tsx';
import type { QuickOrder } from './use-quick-order.ts';

// Files of one worker share their modules. What was loaded before knows nothing of the mocks, and what was built on them is not for the next file.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());
vi.mock('../../shared/session/profile.ts', () => ({ useCanViewPrices: () => false }));
vi.mock('../../shared/cart-store.ts', () => ({ cartQuery: {} }));
vi.mock('../../shared/texts/t.ts', () => ({ language: () => 'bs', t: (key: string) => key }));
vi.mock('./scan/code-field.tsx', () => ({ CodeField: () => null }));
vi.mock('../../shared/article/request-button.tsx', () => ({ RequestButton: () => null }));

const candidate = (id: number, code: string) => ({
  id,
  code,
  title: `Artikal ${code}`,
  values: [],
  minimumQuantity: 1,
  imageUrl: null,
  placeholder: 'box',
});
const unknown = (line: number, codes: readonly string[]) => ({
  line,
  code: `x-${line}`,
  state: 'unknown',
  reason: 'Nepoznata šifra',
  article: null,
  quantity: 2,
  candidates: codes.map((code, index) => candidate(line * 10 + index, code)),
});

it('leads from a mended line to the likeliest answer of the next one, and after the last to its quantity', async () => {
  const setLine = vi.fn<QuickOrder['setLine']>();
  const lines = [unknown(4, ['CL-10015', 'CL-10150']), unknown(5, []), unknown(9, ['PA-20004'])];
  const order = { isScanned: false, setLine } as unknown as QuickOrder;
  renderUi(
    <table>
      <tbody>
        {lines.map((line) => (
          <QuickRow key={line.line} line={line as never} order={order} />
        ))}
      </tbody>
    </table>,
  );
  goToLine(4);
  expect(document.activeElement?.textContent).toContain('CL-10015');
  await userEvent.keyboard('{Enter}');
  expect(setLine).toHaveBeenLastCalledWith(4, 'CL-10015', 2);
  expect(document.activeElement?.textContent).toContain('PA-20004');
  await userEvent.keyboard('{Enter}');
  expect(setLine).toHaveBeenLastCalledWith(9, 'PA-20004', 2);
  expect(document.activeElement).toBe(screen.getAllByRole('textbox').at(-1));
});
