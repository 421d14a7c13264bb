import { useState } from 'react';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { messageOf } from '@sjaj/app-kit';
import { Button, ButtonLink, Notice } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';
import { calls } from '../calls.ts';
import { ExpiredPage } from '../expired-link.tsx';
import { isExpiredLink, linkToken } from '../link-token.ts';
import { NarrowPage } from '../public-page.tsx';

interface MailedLink {
  readonly token: string;
  readonly unsubscribes: boolean;
}

const mailedLink = (): MailedLink => ({
  token: linkToken(window.location),
  unsubscribes: new URLSearchParams(window.location.search).get('unsubscribe') === '1',
});

/** Where the mails of the newsletter lead. It takes a press of the button: programs that look for malicious links open them too. */
export function NewsletterConfirmPage() {
  const router = useRouter();
  const [{ token, unsubscribes }] = useState(mailedLink);
  const use = useMutation({
    mutationFn: () => calls.newsletterLinks[unsubscribes ? 'unsubscribe' : 'confirm']({ body: { token } }),
    onSuccess: () =>
      router.navigate({
        to: '/newsletter-success',
        search: { message: unsubscribes ? 'unsubscribed' : 'confirmed' },
        replace: true,
      }),
    // The page shows the error.
    onError: () => undefined,
  });
  if (token === '-' || isExpiredLink(use.error)) {
    return (
      <ExpiredPage title={t('footer.newsletterTitle')} text={t('newsletterLinks.expiredAsk')}>
        <ButtonLink href="/" size="lg" full variant="line">
          {t('newsletterLinks.toShop')}
        </ButtonLink>
      </ExpiredPage>
    );
  }
  return (
    <NarrowPage
      title={t('footer.newsletterTitle')}
      intro={t(unsubscribes ? 'newsletterLinks.unsubscribeIntro' : 'newsletterLinks.confirmIntro')}
    >
      <div className="sj-col sj-g16">
        {use.error && <Notice tone="error">{messageOf(use.error)}</Notice>}
        <Button size="lg" full busy={use.isPending || use.isSuccess} onClick={() => use.mutate()}>
          {t(unsubscribes ? 'newsletterLinks.unsubscribe' : 'newsletterLinks.confirm')}
        </Button>
      </div>
    </NarrowPage>
  );
}
