import type { IconDefinition } from '@ant-design/icons-svg/es/types';
import styles from './icon.module.css';

interface IconProps {
  /** The data of an outlined or filled icon. */
  of: IconDefinition;
  /** The accessible name. Without it, the icon is hidden from assistive technology. */
  label?: string;
  className?: string | undefined;
}

const describe = (label: string | undefined) =>
  label ? ({ role: 'img', 'aria-label': label } as const) : { 'aria-hidden': true };

/** An icon in the size and the colour of the text. */
export function Icon({ of: { icon }, label, className = '' }: IconProps) {
  if (typeof icon === 'function')
    throw new Error('Two-tone icons are not supported: import an outlined one.');
  return (
    <svg
      className={`icon ${className}`}
      viewBox={icon.attrs.viewBox}
      width="1em"
      height="1em"
      fill="currentColor"
      fillRule={icon.attrs['fill-rule'] === 'evenodd' ? 'evenodd' : undefined}
      focusable="false"
      {...describe(label)}
    >
      {icon.children?.map(({ attrs }) => (
        <path key={attrs.d} d={attrs.d} />
      ))}
    </svg>
  );
}

/** The first letters of the words of a name, or of its only word: "SR" for "Story Rooms", "Us" for "Users". */
export function getLetters(name: string): string {
  const words = name.split(/\s+/);
  const letters = words.length > 1 ? words.map((word) => [...word][0] ?? '') : [...name];
  return letters.slice(0, 2).join('');
}

interface IconOrLettersProps extends Omit<IconProps, 'of'> {
  of: IconDefinition | undefined;
  name: string;
}

/** An icon, or where there is none, a tile with the first letters of the name, which tell it from others. */
export const IconOrLetters = ({ of, name, ...props }: IconOrLettersProps) =>
  of ? (
    <Icon of={of} {...props} />
  ) : (
    <span
      className={`${styles.letters} ${props.className ?? ''}`}
      data-letters={getLetters(name)}
      {...describe(props.label)}
    />
  );
