import { useId } from 'react';
import { useQuery } from '@tanstack/react-query';
import { FieldError, Skeleton, TextArea, ToggleChip } from '@sjaj/ui';
import { t } from '../../../shared/texts/t.ts';
import { fieldId, NumberedSection } from './form-parts.tsx';
import { interestAreasQuery } from './queries.ts';
import type { RequestState } from './use-request.ts';

const LONGEST_MESSAGE = 1_000;

/** What the company does, and a message. */
export function AreasSection({ state }: { readonly state: RequestState }) {
  const { data: areas } = useQuery(interestAreasQuery);
  const { interestAreaIds, message } = state.draft;
  const noteId = useId();
  const error = state.errorOf('interestAreaIds');
  const toggle = (id: number, isOn: boolean): void =>
    state.set({ interestAreaIds: isOn ? [...interestAreaIds, id] : interestAreaIds.filter((one) => one !== id) });
  return (
    <NumberedSection number={3} title={t('accountRequest.areas')} note={t('accountRequest.areasNote')}>
      <div className="sj-col sj-g16">
        <div>
          <div
            id={fieldId('interestAreaIds')}
            role="group"
            tabIndex={-1}
            aria-label={t('field.interestAreaIds')}
            aria-describedby={noteId}
            data-invalid={error ? true : undefined}
            className="auth-chips"
          >
            {areas ? (
              areas.map(({ id, title }) => (
                <ToggleChip
                  key={id}
                  label={title}
                  isOn={interestAreaIds.includes(id)}
                  onToggle={(isOn) => toggle(id, isOn)}
                />
              ))
            ) : (
              <Skeleton height={76} />
            )}
          </div>
          {error ? (
            <FieldError id={noteId}>{error}</FieldError>
          ) : (
            <p className="sj-hint" id={noteId}>
              {t('accountRequest.areasHint')}
            </p>
          )}
        </div>
        <TextArea
          id={fieldId('message')}
          label={t('field.message')}
          optional
          maxLength={LONGEST_MESSAGE}
          placeholder={t('accountRequest.messageHint')}
          value={message}
          error={state.errorOf('message')}
          onChange={(event) => state.set({ message: event.currentTarget.value })}
        />
      </div>
    </NumberedSection>
  );
}
