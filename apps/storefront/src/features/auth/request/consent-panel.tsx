import { Button, Checkbox, FieldError, Panel, useUiLink } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';
import { fieldId } from './form-parts.tsx';
import type { RequestState } from './use-request.ts';

/** Consent to the terms, and the button that sends. */
export function ConsentPanel({ state }: { readonly state: RequestState }) {
  const Link = useUiLink();
  const error = state.errorOf('acceptsTerms');
  const noteId = `${fieldId('acceptsTerms')}-note`;
  const label = (
    <>
      {t('accountRequest.accept')}{' '}
      <Link className="sj-link" href="/terms-and-conditions" target="_blank">
        {t('accountRequest.terms')}
      </Link>
      .
    </>
  );
  return (
    <Panel>
      <Checkbox
        id={fieldId('acceptsTerms')}
        label={label}
        checked={state.draft.acceptsTerms}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? noteId : undefined}
        onChange={(event) => state.set({ acceptsTerms: event.currentTarget.checked })}
      />
      {error && <FieldError id={noteId}>{error}</FieldError>}
      <div className="auth-send">
        <Button type="submit" size="lg" busy={state.isSending}>
          {t('accountRequest.send')}
        </Button>
        <span className="sj-xs sj-t3">{t('accountRequest.dataUse')}</span>
      </div>
    </Panel>
  );
}
