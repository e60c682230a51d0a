import type { IconDefinition } from '@ant-design/icons-svg/es/types';

interface IconProps {
  /** The data of an outlined or filled icon. */
  of: IconDefinition;
  /** The accessible name. Without it, the icon is hidden from assistive technology. */
  label?: string;
  className?: string | undefined;
}

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
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {icon.children?.map(({ attrs }) => (
        <path key={attrs.d} d={attrs.d} />
      ))}
    </svg>
  );
}
