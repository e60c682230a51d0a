import { controlClass, getLabelId } from '../../ui/field.tsx';
import styles from './colour-input.module.css';
import { getAttributes, type InputProps } from '../config/input-values.ts';

const isColour = (text: unknown): text is string => /^#[\da-f]{6}$/i.test(String(text));

/** The name of the picker: "Pick a colour: Background" for the field "Background Colour". */
function pickerName(label: string): string {
  const subject = label.replace(/\s*colour$/i, '');
  return subject === '' ? 'Pick a colour' : `Pick a colour: ${subject}`;
}

/** A colour as `#rrggbb`: a text box and the browser's colour picker. */
export function ColourInput(props: InputProps<string>) {
  const { id, config, value, onChange } = props;
  return (
    <div className={styles.colour}>
      <input
        {...getAttributes<HTMLInputElement>(props)}
        className={controlClass}
        placeholder="#rrggbb"
        spellCheck={false}
        value={value ?? ''}
        onChange={(event) => onChange(event.target.value)}
      />
      <input
        type="color"
        className={styles.picker}
        aria-label={pickerName(config.label)}
        aria-describedby={getLabelId(id)}
        data-empty={!isColour(value)}
        // Nearly white: choosing the colour that it already has fires no event, so white could not be chosen.
        value={isColour(value) ? value : '#fffffe'}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
