import './loader-overlay.css';
import { useUiText } from '../foundation/ui-provider.tsx';

/** Lies over the page while calls run, after 200 ms; it says so and takes no clicks away. */
export function LoaderOverlay({ active }: { readonly active: boolean }) {
  const text = useUiText();
  if (!active) return null;
  return <div className="sj-loader" role="progressbar" aria-label={text.loading} />;
}
