import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { MeasurementBanner } from './measurement-banner.tsx';

const sent = vi.hoisted(() => [] as unknown[]);
const server = vi.hoisted(() => ({ isDown: false }));
const transport = vi.hoisted(() => async (_route: unknown, ask: unknown) => {
  sent.push(ask);
  if (server.isDown) throw new Error('down');
  return { data: null };
});
// Files of one worker share their modules. What was loaded before knows nothing of the mocks, and what was built on them is not for the next file.
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

vi.mock('../../shared/api/api.ts', () => ({ transport }));
vi.mock('../../shared/texts/t.ts', () => ({ t: (key: string) => key, language: () => 'en' }));

const REFUSED = 'https://measures.test/refused.js';
const ALLOWED = 'https://measures.test/allowed.js';
const scripts = (): string[] => [...document.head.querySelectorAll('script')].map(({ src }) => src);

/** Shows the banner of a shop that measures by this script: another one asks again. */
function show(script: string) {
  document.head.innerHTML = `<meta name="sjaj-measurement" content="${script}">`;
  return renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <MeasurementBanner />
    </QueryClientProvider>,
  );
}

beforeEach(() => {
  sent.length = 0;
  server.isDown = false;
});

describe('the question of measurement', () => {
  it('loads nothing before it is answered, nor after a refusal, and is not asked again', async () => {
    const { user } = show(REFUSED);
    const region = screen.getByRole('region', { name: 'measurement.title' });
    expect(scripts()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'measurement.refuse' }));
    await expect.poll(() => region.isConnected).toBe(false);
    expect(sent).toMatchObject([{ body: { isGiven: false, source: 'banner' } }]);
    expect(scripts()).toEqual([]);
    cleanup();
    show(REFUSED);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('stays, and loads nothing, where the agreement could not be stored; loads the script once it is', async () => {
    server.isDown = true;
    const { user } = show(ALLOWED);
    const allow = screen.getByRole('button', { name: 'measurement.allow' });
    await user.click(allow);
    await expect.poll(() => sent).toHaveLength(1);
    await expect.poll(() => allow).toHaveProperty('disabled', false);
    expect(screen.getByRole('region')).toBeTruthy();
    expect(scripts()).toEqual([]);
    server.isDown = false;
    await user.click(allow);
    await expect.poll(scripts).toEqual([ALLOWED]);
    expect(screen.queryByRole('region')).toBeNull();
    expect(sent).toMatchObject([{}, { body: { isGiven: true, source: 'banner' } }]);
  });
});
