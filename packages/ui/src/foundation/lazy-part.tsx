import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { OverlayFailure, PartFailure } from './part-failure.tsx';

type LazyPart<Props> = ((props: Props & { readonly placeholder?: ReactNode }) => ReactNode) & {
  /** Fetches the code, so that the part is there at once when it is shown. */
  readonly preload: () => void;
};

interface LazyPartOptions {
  /** A part that nobody has asked for: without its code there is nothing. */
  readonly quiet?: boolean;
}

/**
 * A part of a page whose code is fetched when it is first shown. The placeholder, or nothing, stands there until the code has come. Code that
 * cannot be fetched takes nothing else away: a message in its place, or over the page for a part with `onClose`, offers to try again. Instead
 * of `React.lazy`: React keeps what is behind a fallback hidden for 300 ms from the fallback on, even where the code is there after five.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { quiet = false }: LazyPartOptions = {},
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;
  const fetched = async (): Promise<void> => {
    loading ??= load().then((part) => void (loaded = part));
    try {
      await loading;
    } catch (error) {
      loading = null;
      throw error;
    }
  };

  function Part({ placeholder = null, ...props }: Props & { readonly placeholder?: ReactNode }) {
    const [state, setState] = useState<'waits' | 'fetched' | 'failed'>('waits');
    useEffect(() => {
      fetched().then(
        () => setState('fetched'),
        () => setState('failed'),
      );
    }, []);
    const retry = (): void => {
      setState('waits');
      fetched().then(
        () => setState('fetched'),
        // Browsers remember for as long as the document lives which code they could not fetch.
        () => (navigator.onLine ? location.reload() : setState('failed')),
      );
    };
    const Loaded = loaded;
    // What is left of the props without the placeholder is what the part takes.
    if (Loaded) return <Loaded {...(props as unknown as Props)} />;
    if (state !== 'failed') return placeholder;
    if (quiet) return null;
    const { onClose } = props as { readonly onClose?: () => void };
    return onClose ? <OverlayFailure onRetry={retry} onClose={onClose} /> : <PartFailure onRetry={retry} />;
  }
  return Object.assign(Part, { preload: () => void fetched().catch(() => undefined) });
}
