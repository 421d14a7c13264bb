import type { VariationMatrix, VariationMember } from '@sjaj/contract';

/** Label of a member from its values: "Crna, L". */
export function memberName(matrix: VariationMatrix, member: VariationMember): string {
  return matrix.attributes
    .map((attribute, at) => attribute.values.find((value) => value.id === member.attributeValueIds[at])?.title ?? '')
    .filter(Boolean)
    .join(', ');
}

/** Members in the order of the attribute values. */
export function membersInOrder(matrix: VariationMatrix): readonly VariationMember[] {
  const rank = (member: VariationMember, at: number): number =>
    matrix.attributes[at]?.values.findIndex((value) => value.id === member.attributeValueIds[at]) ?? 0;
  return matrix.members.toSorted((a, b) => {
    const at = matrix.attributes.findIndex((_, index) => rank(a, index) !== rank(b, index));
    return at < 0 ? a.id - b.id : rank(a, at) - rank(b, at);
  });
}
