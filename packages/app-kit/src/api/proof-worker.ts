import { findSolution } from './find-solution.ts';

/** A dedicated worker, as far as it is used here. */
const worker = globalThis as unknown as {
  onmessage: (event: MessageEvent<string>) => void;
  postMessage: (solution: string) => void;
};

worker.onmessage = ({ data }) => void findSolution(data).then((solution) => worker.postMessage(solution));
