import { saveFile, showFailure } from '@sjaj/app-kit';
import { useMutation } from '@tanstack/react-query';

/** A file that a call answers. */
export interface Downloaded {
  /** As it is kept: `zalihe.csv`. */
  readonly name: string;
  readonly load: () => Promise<{ readonly data: Blob }>;
}

/** Fetches a file and hands it to the browser for keeping. */
export const useDownload = () =>
  useMutation({
    mutationFn: async ({ name, load }: Downloaded) => saveFile((await load()).data, name),
    onError: showFailure,
  });
