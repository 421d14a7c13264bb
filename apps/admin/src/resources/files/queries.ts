import { clientFor } from '@sjaj/client';
import { adminFiles } from '@sjaj/contract';
import { transport } from '../../shared/api/api.ts';

export const calls = clientFor(adminFiles, transport);
