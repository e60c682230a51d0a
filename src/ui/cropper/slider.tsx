import styles from './slider.module.css';

interface SliderProps {
  id: string;
  label: string;
  /** Shown after the value. */
  unit: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
}

export function Slider({ id, label, unit, value, onChange, ...range }: SliderProps) {
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>
        {value}
        {unit}
      </output>
      <input
        id={id}
        type="range"
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        {...range}
      />
    </div>
  );
}
