/** The key of a record's entries, which a write outside the record's form makes stale. */
export const historyKey = (entity: string, entityId: number) => ['audit-log', 'record', entity, entityId] as const;
