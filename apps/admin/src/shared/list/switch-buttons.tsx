import { useState } from 'react';
import { IconToggleLeft, IconToggleRight } from '@tabler/icons-react';
import type { StaffKey } from '@sjaj/i18n';
import { Button } from '@sjaj/ui';
import { t } from '../texts/t.ts';
import { BulkQuestion } from './bulk-question.tsx';
import type { BulkProps } from './definition.ts';
import { useSwitch } from './use-switch.ts';

interface SwitchedRow {
  readonly id: number;
  readonly isOn: boolean;
}

/** What the two buttons say. */
export type SwitchLabels = readonly [on: StaffKey, off: StaffKey];

interface SwitchButtonsProps extends Pick<BulkProps<SwitchedRow>, 'rows' | 'found' | 'reload' | 'onDone'> {
  readonly labels?: SwitchLabels | undefined;
  /** Saves one record that is on or off from now on. */
  readonly setOn: (id: number, isOn: boolean) => Promise<unknown>;
}

/** Switches the chosen records on or off; asks first where everything that the list finds is chosen. */
export function SwitchButtons({ rows, found, labels, setOn, reload, onDone }: SwitchButtonsProps) {
  const [asked, setAsked] = useState<boolean | null>(null);
  const change = useSwitch({ setOn, reload, onDone });
  const [on, off] = labels ?? ['bulk.switchOn', 'bulk.switchOff'];
  const labelOf = (isOn: boolean): string => t(isOn ? on : off);
  const idsFor = (isOn: boolean) => rows.filter((row) => row.isOn !== isOn).map(({ id }) => id);
  const send = (isOn: boolean): void => change.mutate({ ids: idsFor(isOn), isOn });
  const button = (isOn: boolean) => {
    const Icon = isOn ? IconToggleRight : IconToggleLeft;
    if (idsFor(isOn).length === 0) return null;
    return (
      <Button
        size="sm"
        variant="ghost"
        icon={<Icon size={16} aria-hidden="true" />}
        busy={change.isPending && change.variables.isOn === isOn}
        disabled={change.isPending}
        onClick={() => (found ? setAsked(isOn) : send(isOn))}
      >
        {labelOf(isOn)}
      </Button>
    );
  };
  return (
    <>
      {button(true)}
      {button(false)}
      {asked !== null && (
        <BulkQuestion
          label={labelOf(asked)}
          count={idsFor(asked).length}
          found={found}
          isRunning={change.isPending}
          at={change.at}
          onConfirm={() => send(asked)}
          onClose={() => (change.isPending ? change.stop() : setAsked(null))}
        />
      )}
    </>
  );
}
