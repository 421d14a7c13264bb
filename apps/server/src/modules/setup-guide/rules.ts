import { SETUP_STEPS, type SetupGuide, type SetupStep } from '@sjaj/contract';

/** What the shop has. */
export interface SetupFacts {
  readonly done: Readonly<Record<SetupStep, boolean>>;
  readonly skipped: readonly string[];
  readonly hasOrders: boolean;
}

/** The steps in their order. A shop with an order works: nobody is guided any more. */
export function guideOf({ done, skipped, hasOrders }: SetupFacts): SetupGuide {
  const steps = SETUP_STEPS.map((step) => ({ step, isDone: done[step], isSkipped: skipped.includes(step) }));
  return { steps, isOver: hasOrders || steps.every(({ isDone, isSkipped }) => isDone || isSkipped) };
}
