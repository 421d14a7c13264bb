import { useSearch } from '@tanstack/react-router';
import { IconCheck } from '@tabler/icons-react';
import { ButtonLink } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';
import { OutcomePage } from '../public-page.tsx';

/** After a link of the newsletter was used. The address names the text; it never brings one along. */
export function NewsletterSuccessPage() {
  const { message } = useSearch({ strict: false });
  return (
    <OutcomePage
      icon={<IconCheck size={28} />}
      title={t('footer.newsletterTitle')}
      text={t(`newsletterLinks.${message ?? 'general'}`)}
      actions={
        <ButtonLink href="/" size="lg">
          {t('newsletterLinks.toShop')}
        </ButtonLink>
      }
    />
  );
}
