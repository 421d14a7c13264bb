import './avatar.css';
import { classNames } from '../foundation/class-names.ts';

interface AvatarProps {
  readonly firstName: string;
  readonly lastName: string;
  readonly size?: 'md' | 'lg';
}

/** The initials of a person whose name stands beside it. */
export function Avatar({ firstName, lastName, size = 'md' }: AvatarProps) {
  return (
    <span className={classNames('sj-avatar', size === 'lg' && 'sj-avatar-lg')} aria-hidden="true">
      {`${firstName.charAt(0)}${lastName.charAt(0)}`.toUpperCase()}
    </span>
  );
}
