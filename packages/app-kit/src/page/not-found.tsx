import type { ReactNode } from 'react';
import { IconMapQuestion } from '@tabler/icons-react';
import { ButtonLink, EmptyState } from '@sjaj/ui';
import { t } from '../texts/texts.ts';
import { usePageTitle } from './use-page-title.ts';

interface NotFoundProps {
  readonly hint?: string;
  readonly homeTitle: string;
  /** Actions beside the link to the home page. */
  readonly children?: ReactNode;
}

/** The page of an unknown address. */
export function NotFound({ hint, homeTitle, children }: NotFoundProps) {
  usePageTitle(t('states.notFound'));
  return (
    <EmptyState
      page
      icon={<IconMapQuestion size={28} />}
      title={t('states.notFound')}
      text={hint}
      actions={
        <>
          <ButtonLink href="/">{homeTitle}</ButtonLink>
          {children}
        </>
      }
    />
  );
}
