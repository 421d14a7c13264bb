import { createContext, use } from 'react';
import type { AnchorHTMLAttributes, ComponentType, ReactNode, Ref } from 'react';
import { formatKm, formatPercent, fromKm, MINUS } from '@sjaj/domain';
import type { Language } from '@sjaj/domain';
import type { UiText } from './ui-text.ts';

/** A link inside the app: `href` is a path with its parameters filled in. */
export interface UiLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  readonly href: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

interface Ui {
  readonly language: Language;
  readonly text: UiText;
  readonly Link: ComponentType<UiLinkProps>;
}

const UiContext = createContext<Ui | null>(null);

function PlainLink(props: UiLinkProps) {
  return <a {...props}>{props.children}</a>;
}

interface UiProviderProps {
  readonly language: Language;
  readonly text: UiText;
  /** The router's link; a plain anchor where there is no router. */
  readonly link?: ComponentType<UiLinkProps>;
  readonly children: ReactNode;
}

/** Provides texts and link to all components. Render it once, at the root of an app. */
export function UiProvider({ language, text, link = PlainLink, children }: UiProviderProps) {
  return <UiContext value={{ language, text, Link: link }}>{children}</UiContext>;
}

function useUi(): Ui {
  const ui = use(UiContext);
  if (!ui) throw new Error('UiProvider is missing above this component');
  return ui;
}

/** The texts of the components, in the user's language. */
export function useUiText(): UiText {
  return useUi().text;
}

/** The language of the shop, which need not be the browser's. */
export function useUiLanguage(): Language {
  return useUi().language;
}

/** The app's link component. */
export function useUiLink(): ComponentType<UiLinkProps> {
  return useUi().Link;
}

/** Formats a saving in whole percent: `−15 %`. */
export function useSavingText(): (percent: number) => string {
  const { language } = useUi();
  return (percent) => MINUS + formatPercent(percent, language);
}

/** Formats an amount in KM as it came in JSON: `1.234,50 KM`. */
export function useAmount(): (km: number) => string {
  const { language } = useUi();
  return (km) => formatKm(fromKm(km), language);
}
