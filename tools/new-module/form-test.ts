import { FACTS, samplesOf, type NewField } from './fields.ts';
import type { NewModule } from './names.ts';

/** What a person does with the input of a field, as source. */
function step(field: NewField): string {
  const { english, kind } = field;
  if (kind === 'switch') return `await user.click(screen.getByRole('switch', { name: '${english}' }));`;
  const label = kind === 'text' ? `${english} (optional)` : english;
  const typed = kind === 'count' ? `'${FACTS[kind].sample(field)}'` : FACTS[kind].sample(field);
  return `await user.type(screen.getByRole('textbox', { name: '${label}' }), ${typed});`;
}

/** The component test of a form: each field reaches the body of the call. A switch is on until it is clicked. */
export function formTest({ record, file, fields }: NewModule): string {
  const sent = fields.map((field) => (field.kind === 'switch' ? `${field.key}: false` : samplesOf([field]))).join(', ');
  return `import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { setLanguage, setTexts } from '@sjaj/app-kit';
import { load } from 'virtual:texts/staff';
import { renderUi } from '../../../../../packages/ui/test/render.tsx';
import { useDraft } from '../../shared/form/draft.ts';
import { ${record}Definition } from './${file}-form.tsx';

const { main: Main, side: Side, emptyDraft, checkedForm } = ${record}Definition;

beforeAll(async () => {
  setLanguage('en');
  setTexts((await load.en()).default);
});

function Form() {
  const state = useDraft(emptyDraft);
  return (
    <>
      <Main state={state} errors={{}} />
      <Side state={state} errors={{}} />
      <output>{JSON.stringify(checkedForm(state.draft))}</output>
    </>
  );
}

it('sends what is typed into it, and nothing while it is empty', async () => {
  const { user } = renderUi(<Form />);
  const body = (): unknown => JSON.parse(screen.getByRole('status').textContent);
  expect(body()).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Title' }), 'First one');
  ${fields.map(step).join('\n')}
  expect(body()).toEqual({ title: 'First one', ${sent} });
});`;
}
