import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

type LazyPart<Props> = ((props: Props & { readonly placeholder?: ReactNode }) => ReactNode) & {
  /** Fetches the code, so that the part is there at once when it is shown. */
  readonly preload: () => void;
};

/**
 * A part of a page whose code is fetched when it is first shown. The placeholder, or nothing, stands there until the code has come; code that
 * cannot be fetched is an error of the part, and asked for again when it is shown again. Instead of `React.lazy`: React keeps what is
 * behind a fallback hidden for 300 ms from the fallback on, even where the code is there after five.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>): LazyPart<Props> {
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
    const [, setFetched] = useState(loaded !== null);
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    useEffect(() => {
      fetched().then(
        () => setFetched(true),
        (error: unknown) => setFailure({ error }),
      );
    }, []);
    if (failure) throw failure.error;
    const Loaded = loaded;
    // What is left of the props without the placeholder is what the part takes.
    return Loaded ? <Loaded {...(props as unknown as Props)} /> : placeholder;
  }
  return Object.assign(Part, { preload: () => void fetched().catch(() => undefined) });
}
