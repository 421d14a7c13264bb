import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderUi } from '../../test/render.tsx';
import { lazyPart } from './lazy-part.tsx';

afterEach(() => void vi.restoreAllMocks());

const Greeting = ({ name }: { readonly name: string }) => <p>{`Hello ${name}`}</p>;

it('shows the placeholder until the code has come, then the part with its props', async () => {
  let arrive: (part: typeof Greeting) => void = () => undefined;
  const Lazy = lazyPart(() => new Promise<typeof Greeting>((resolve) => (arrive = resolve)));
  render(<Lazy name="Amra" placeholder="wait" />);
  expect(document.body.textContent).toBe('wait');
  arrive(Greeting);
  await screen.findByText('Hello Amra');
});

it('is there at once where the code was fetched before, and fetches it once', async () => {
  const load = vi.fn(async () => Greeting);
  const Lazy = lazyPart(load);
  Lazy.preload();
  await load.mock.results[0]?.value;
  render(<Lazy name="Amra" />);
  expect(document.body.textContent).toBe('Hello Amra');
  expect(load).toHaveBeenCalledOnce();
});

it('says in its place that the code cannot be fetched, takes nothing else away, and fetches it again', async () => {
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('offline'));
  const Lazy = lazyPart(load);
  const { user } = renderUi(
    <>
      <p>page</p>
      <Lazy name="Amra" />
    </>,
  );
  expect((await screen.findByRole('alert')).textContent).toBe('This could not be loaded.');
  expect(screen.getByText('page')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('Hello Amra');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('loads the document again where the browser remembers that the code cannot be fetched, but not without a connection', async () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const Lazy = lazyPart(vi.fn(async () => Greeting).mockRejectedValue(new Error('gone')));
  const { user } = renderUi(<Lazy name="Amra" />);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByRole('alert');
  expect(reload).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
});

it('says so over the page for a part that lies over it; closed, it can be opened again', async () => {
  const Question = ({ onClose }: { readonly onClose: () => void }) => (
    <button type="button" onClick={onClose}>
      Yes
    </button>
  );
  const Lazy = lazyPart(vi.fn(async () => Question).mockRejectedValueOnce(new Error('offline')));
  function Asking() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <button type="button" onClick={() => setOpen(true)}>
          Ask
        </button>
        {open && <Lazy onClose={() => setOpen(false)} />}
      </>
    );
  }
  const { user } = renderUi(<Asking />);
  const ask = screen.getByRole('button', { name: 'Ask' });
  await user.click(ask);
  await screen.findByRole('dialog', { name: 'This could not be loaded.' });
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(ask);
  await user.click(ask);
  await screen.findByRole('button', { name: 'Yes' });
});

it('is quiet about a part that nobody has asked for', async () => {
  const load = vi.fn(async () => Greeting).mockRejectedValue(new Error('offline'));
  const Lazy = lazyPart(load, { quiet: true });
  const { container } = renderUi(<Lazy name="Amra" placeholder="wait" />);
  await waitFor(() => expect(container.textContent).toBe(''));
});
