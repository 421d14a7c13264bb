import { useState } from 'react';
import type { FormEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { Button, showToast, TextField } from '@sjaj/ui';
import { api } from '../../shared/api/api.ts';
import { t } from '../../shared/texts/t.ts';

/** Something, an at sign, something with a dot: the server decides, this only spares a way for a slip. */
const EMAIL = /^[^\s@]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{2,63}){1,4}$/i;

/** Asks for the newsletter; the answer comes as a toast. */
export function NewsletterForm() {
  const [email, setEmail] = useState('');
  const [wrong, setWrong] = useState(false);
  const subscribe = useMutation({
    mutationFn: () => api.newsletter.subscribe({ body: { email: email.trim() } }),
    onSuccess: ({ info }) => {
      setEmail('');
      showToast({ title: info?.message ?? t('newsletter.confirmByLink') });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const valid = EMAIL.test(email.trim());
    setWrong(!valid);
    if (valid) subscribe.mutate();
    else showToast({ tone: 'error', title: t('footer.invalid') });
  };
  return (
    <form className="shop-newsletter" noValidate onSubmit={submit}>
      <TextField
        type="email"
        label={t('footer.newsletterTitle')}
        hint={t('footer.newsletterNote')}
        error={wrong ? t('footer.invalid') : undefined}
        autoComplete="email"
        maxLength={254}
        placeholder={t('footer.newsletterPlaceholder')}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Button type="submit" variant="line" busy={subscribe.isPending}>
        {t('footer.subscribe')}
      </Button>
    </form>
  );
}
