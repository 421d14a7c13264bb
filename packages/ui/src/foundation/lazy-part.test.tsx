import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ErrorBoundary } from '../feedback/error-boundary.tsx';
import { lazyPart } from './lazy-part.tsx';

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

it('fails where the code cannot be fetched, and asks for it again when it is shown again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi.fn(async () => Greeting).mockRejectedValueOnce(new Error('offline'));
  const Lazy = lazyPart(load);
  const { unmount } = render(
    <ErrorBoundary fallback={() => <p>failed</p>}>
      <Lazy name="Amra" />
    </ErrorBoundary>,
  );
  await screen.findByText('failed');
  unmount();
  render(<Lazy name="Amra" />);
  await screen.findByText('Hello Amra');
});
