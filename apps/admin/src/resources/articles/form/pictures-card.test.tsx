import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { setLanguage, setTexts } from '@sjaj/app-kit';
import type { AdminArticle } from '@sjaj/contract';
import { load } from 'virtual:texts/staff';
import { renderUi } from '../../../../../../packages/ui/test/render.tsx';
import { queryClient } from '../../../shared/api/query-client.ts';
import { PicturesCard } from './pictures-card.tsx';

const picture = (id: number, alt: string) => ({
  id,
  pictureId: id * 10,
  url: `/files/pictures/articles/${id}-400.webp`,
  alt,
});
// The card reads no other field.
const ARTICLE = { id: 7, pictures: [picture(1, 'Blue cloth'), picture(2, '')] } as unknown as AdminArticle;

const LIBRARY = {
  id: 10,
  version: 3,
  name: 'cloth.webp',
  alt: { bs: 'Plava krpa', srLatn: 'Plava krpa' },
  focus: { x: 20, y: 30 },
  url: '/files/pictures/articles/1-400.webp',
  width: 800,
  height: 600,
  bytes: 9_000,
  createdAt: '2026-11-20T08:00:00.000Z',
  uses: [{ kind: 'article', id: 7, title: 'KRPA-7 Krpa' }],
  useCount: 2,
};

interface Sent {
  readonly call: string;
  readonly body: unknown;
}

let answers: Readonly<Record<string, { readonly status?: number; readonly data?: unknown; readonly code?: string }>>;
let sent: Sent[] = [];

beforeAll(async () => {
  setLanguage('en');
  setTexts((await load.en()).default);
});

beforeEach(() => {
  sent = [];
  answers = {
    'PUT /api/admin/articles/7/pictures': { data: ARTICLE },
    'GET /api/admin/articles/7': { data: ARTICLE },
    'GET /api/admin/pictures/10': { data: LIBRARY },
    'PUT /api/admin/pictures/10': { data: LIBRARY },
    'POST /api/admin/pictures/get-pictures': { data: [LIBRARY, { ...LIBRARY, id: 30, name: 'mop.webp' }] },
    'POST /api/admin/articles/7/library-pictures': { data: ARTICLE },
  };
  vi.stubGlobal('fetch', async (url: RequestInfo, { method = 'GET', body }: RequestInit = {}) => {
    const call = `${method} ${new URL(String(url), 'http://shop.test').pathname}`;
    sent.push({ call, body: typeof body === 'string' ? JSON.parse(body) : null });
    const { status = 200, data = null, code } = answers[call] ?? { status: 404, code: 'request.not_found' };
    const info = code === undefined ? null : { code, message: 'Somebody else was faster.' };
    const pagedResult = { currentPage: 1, totalItems: 2, totalPages: 1 };
    return new Response(JSON.stringify({ data, info, pagedResult: Array.isArray(data) ? pagedResult : null }), {
      status,
      headers: { 'content-type': 'application/json' },
    });
  });
});
afterEach(() => vi.unstubAllGlobals());

function openCard() {
  const onSaved = vi.fn();
  const view = renderUi(
    <QueryClientProvider client={queryClient}>
      <PicturesCard article={ARTICLE} canEdit onSaved={onSaved} />
    </QueryClientProvider>,
  );
  return { ...view, onSaved };
}

const wasSent = (call: string) => sent.filter((one) => one.call === call).map(({ body }) => body);

it('is ordered by buttons, and by dragging a tile onto another one', async () => {
  const { user } = openCard();
  await user.click(screen.getByRole('button', { name: 'Move right: Picture 1' }));
  await expect.poll(() => wasSent('PUT /api/admin/articles/7/pictures')).toEqual([{ pictureIds: [2, 1] }]);
  const first = screen.getByRole('img', { name: 'Blue cloth' });
  const [, second] = screen.getAllByRole('listitem');
  document.elementFromPoint = () => second ?? null;
  await expect
    .poll(() => screen.getByRole('button', { name: 'Move right: Picture 1' }))
    .toHaveProperty('disabled', false);
  fireEvent.pointerDown(first, { pointerType: 'mouse', button: 0, pointerId: 1 });
  fireEvent.pointerMove(first, { pointerType: 'mouse', pointerId: 1, clientX: 90, clientY: 9 });
  fireEvent.pointerUp(first, { pointerType: 'mouse', pointerId: 1 });
  await expect.poll(() => wasSent('PUT /api/admin/articles/7/pictures')).toHaveLength(2);
});

it('is not dragged by a finger on the picture, which scrolls the page, but by its handle', async () => {
  openCard();
  const first = screen.getByRole('img', { name: 'Blue cloth' });
  const [tile, second] = screen.getAllByRole('listitem');
  document.elementFromPoint = () => second ?? null;
  const drag = (from: Element) => {
    fireEvent.pointerDown(from, { pointerType: 'touch', button: 0, pointerId: 2 });
    fireEvent.pointerMove(from, { pointerType: 'touch', pointerId: 2 });
    fireEvent.pointerUp(from, { pointerType: 'touch', pointerId: 2 });
  };
  drag(first);
  expect(sent).toEqual([]);
  drag(tile?.querySelector('.adm-picture-grip') ?? first);
  await expect.poll(() => wasSent('PUT /api/admin/articles/7/pictures')).toEqual([{ pictureIds: [2, 1] }]);
});

it('takes a description in five languages beside the form, and keeps the focus point', async () => {
  const { user, onSaved } = openCard();
  await user.click(screen.getByRole('button', { name: 'Description of the picture: Picture 1' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Description of the picture' }));
  await user.click(await dialog.findByRole('button', { name: /English/ }));
  await user.type(dialog.getByRole('textbox'), 'A blue cloth');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await expect.poll(() => onSaved.mock.calls).toHaveLength(1);
  const alt = { bs: 'Plava krpa', srLatn: 'Plava krpa', en: 'A blue cloth' };
  expect(wasSent('PUT /api/admin/pictures/10')).toEqual([
    { name: 'cloth.webp', focus: { x: 20, y: 30 }, alt, version: 3 },
  ]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('adds a picture of the library; one that the article has cannot be chosen', async () => {
  const { user, onSaved } = openCard();
  await user.click(screen.getByRole('button', { name: 'From the library' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose a picture' }));
  expect(await dialog.findByRole('button', { name: /cloth\.webp/ })).toHaveProperty('disabled', true);
  await user.click(dialog.getByRole('button', { name: /mop\.webp/ }));
  await expect.poll(() => onSaved.mock.calls).toHaveLength(1);
  expect(wasSent('POST /api/admin/articles/7/library-pictures')).toEqual([{ pictureId: 30 }]);
});
