import './sign-in.css';
import type { ReactNode } from 'react';
import { Logo } from '@sjaj/ui';
import { t } from '../../shared/texts/t.ts';
import { LanguageMenu } from '../language-menu.tsx';
import { ThemeButton } from '../theme-button.tsx';

interface SignInFrameProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The frame of a page without a session: logo, language, colour scheme and a form. */
export const SignInFrame = ({ title, children }: SignInFrameProps) => (
  <main className="adm-login">
    <div className="adm-login-card">
      <div className="sj-row sj-between">
        <Logo name={t('frame.shopName')} height={34} />
        <span className="sj-row sj-g4">
          <LanguageMenu />
          <ThemeButton />
        </span>
      </div>
      <h1>{title}</h1>
      {children}
    </div>
  </main>
);
