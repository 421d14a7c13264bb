import { prepareDocument } from '@sjaj/app-kit/first-paint';

/* A classic script that blocks the first paint. */
prepareDocument();
