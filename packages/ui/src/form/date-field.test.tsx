import { type ComponentProps, type SubmitEvent, useState } from 'react';
import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderUi } from '../../test/render.tsx';
import { DateField } from './date-field.tsx';

type Props = Partial<ComponentProps<typeof DateField>>;

/** A form that holds its date as forms do; `changes` has all values that it was handed. */
function renderField({ value: first = '', ...rest }: Props = {}) {
  const onChange = vi.fn<(value: string, isDate: boolean) => void>();
  const onSubmit = vi.fn<(value: string) => void>();
  function Form() {
    const [value, setValue] = useState(first);
    const submit = (event: SubmitEvent) => {
      event.preventDefault();
      onSubmit(value);
    };
    return (
      <form onSubmit={submit}>
        <DateField
          label="First day"
          {...rest}
          value={value}
          onChange={(next, isDate) => {
            onChange(next, isDate);
            setValue(next);
          }}
        />
        <button type="reset" onClick={() => setValue('')}>
          Clear
        </button>
      </form>
    );
  }
  const { user } = renderUi(<Form />);
  return { user, onChange, onSubmit, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'First day' }) };
}

const shown = (text: string): string => text.replaceAll(' ', '\u00a0');

const openCalendar = async (props?: Props) => {
  const rendered = renderField(props);
  await rendered.user.click(screen.getByRole('button', { name: 'Open the calendar' }));
  return rendered;
};

describe('a date field', () => {
  it('shows its date in the form of the language', () => {
    expect(renderField({ value: '2026-12-03' }).field.value).toBe(shown('3 Dec 2026'));
  });

  it.each(['3.12.26', '03/12/2026', '2026-12-03'])('reads %s and writes it in that form after blur', async (text) => {
    const { user, field, onChange } = renderField();
    await user.type(field, text);
    expect(field.value).toBe(text);
    await user.tab();
    expect(field.value).toBe(shown('3 Dec 2026'));
    expect(onChange).toHaveBeenLastCalledWith('2026-12-03', true);
  });

  it('hands over a date when its year is complete, before blur', async () => {
    const { user, field, onChange } = renderField();
    await user.type(field, '3.12.20');
    expect(onChange).toHaveBeenLastCalledWith('3.12.20', false);
    await user.type(field, '26');
    expect(onChange).toHaveBeenLastCalledWith('2026-12-03', true);
  });

  it('is read before Enter submits the form', async () => {
    const { user, field, onSubmit } = renderField();
    await user.type(field, '3.12.26{Enter}');
    expect(onSubmit).toHaveBeenCalledWith('2026-12-03');
  });

  it('says after blur that a text is no date, and keeps it', async () => {
    const { user, field, onChange } = renderField();
    await user.type(field, '31.2.2026');
    expect(field.getAttribute('aria-invalid')).toBeNull();
    await user.tab();
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const note = document.getElementById(field.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe(`Enter a date, for example ${shown('3 Dec 2026')}`);
    expect(field.value).toBe('31.2.2026');
    expect(onChange).toHaveBeenLastCalledWith('31.2.2026', false);
  });

  it('says that a date is beyond its limits', async () => {
    const { user, field } = renderField({ min: '2026-12-01' });
    await user.type(field, '30.11.2026');
    await user.tab();
    expect(screen.getByText('The first possible day is 1 Dec 2026')).toBeTruthy();
  });

  it('keeps what is typed where a filter ignores it', async () => {
    const onChange = vi.fn<(value: string, isDate: boolean) => void>();
    const { user } = renderUi(<DateField label="From" value="2026-12-03" onChange={onChange} />);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'From' });
    await user.clear(field);
    await user.type(field, 'soon');
    await user.tab();
    expect(field.value).toBe('soon');
    expect(onChange.mock.calls.every(([value, isDate]) => isDate === (value === ''))).toBe(true);
  });

  it('follows a value that is changed elsewhere', async () => {
    const { user, field } = renderField();
    await user.type(field, '3.12.2026');
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(field.value).toBe('');
  });
});

describe('its calendar', () => {
  it('opens at the date, in a grid of weeks from Monday', async () => {
    await openCalendar({ value: '2026-12-03' });
    expect(screen.getByRole('dialog', { name: 'First day' })).toBeTruthy();
    expect(screen.getByRole('grid', { name: 'December 2026' })).toBeTruthy();
    const headings = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headings).toEqual(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']);
    const day = screen.getByRole('button', { name: `Thursday, ${shown('3 Dec 2026')}` });
    expect(document.activeElement).toBe(day);
    expect(day.closest('[role=gridcell]')?.getAttribute('aria-selected')).toBe('true');
  });

  it('is walked by keys, picks on Enter and returns the focus', async () => {
    const { user, field } = await openCalendar({ value: '2026-12-03' });
    await user.keyboard('{ArrowRight}{ArrowDown}{Home}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe(`Monday, ${shown('7 Dec 2026')}`);
    await user.keyboard('{End}{ArrowUp}{ArrowLeft}{PageDown}');
    expect(screen.getByRole('grid', { name: 'January 2027' })).toBeTruthy();
    await user.keyboard('{Shift>}{PageUp}{/Shift}{PageUp}{Enter}');
    expect(field.value).toBe(shown('5 Dec 2025'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open the calendar' }));
  });

  it('is turned by its buttons', async () => {
    const { user } = await openCalendar({ value: '2026-12-31' });
    await user.click(screen.getByRole('button', { name: 'Previous month' }));
    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Next year' }));
    expect(screen.getByRole('grid', { name: 'November 2027' })).toBeTruthy();
  });

  it('lets no day beyond the limits be reached or picked', async () => {
    const { user } = await openCalendar({ value: '2026-12-03', min: '2026-12-02', max: '2026-12-20' });
    await user.keyboard('{PageUp}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe(`Wednesday, ${shown('2 Dec 2026')}`);
    const day = screen.getByRole<HTMLButtonElement>('button', { name: `Monday, ${shown('21 Dec 2026')}` });
    expect(day.disabled).toBe(true);
  });

  it('closes on Escape without a change, and nothing around it closes', async () => {
    const onEscape = vi.fn<() => void>();
    document.addEventListener('keydown', onEscape, { once: true });
    const { user, field, onChange } = await openCalendar({ value: '2026-12-03' });
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onEscape).not.toHaveBeenCalled();
    document.removeEventListener('keydown', onEscape);
    expect(field.value).toBe(shown('3 Dec 2026'));
    expect(onChange).not.toHaveBeenCalled();
  });
});
