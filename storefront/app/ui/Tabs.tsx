import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Tabs.module.css';

interface TabsProps {
  label: string;
  tabs: readonly { key: string; name: ReactNode; panel: ReactNode }[];
}

/** Tabs with their panels. Without scripts, all panels are shown below each other. */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId();
  const [selected, setSelected] = useState(tabs[0]?.key);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const at = tabs.findIndex(({ key }) => key === selected);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
    const tab = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!tab) return;
    event.preventDefault();
    setSelected(tab.key);
    document.getElementById(`${id}-tab-${tab.key}`)?.focus();
  }

  return (
    <div>
      <div className={styles.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ key, name }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-tab-${key}`}
            aria-controls={`${id}-panel-${key}`}
            aria-selected={key === selected}
            tabIndex={key === selected ? 0 : -1}
            className={styles.tab}
            onClick={() => setSelected(key)}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ key, name, panel }) => (
        <section
          key={key}
          role="tabpanel"
          id={`${id}-panel-${key}`}
          aria-labelledby={`${id}-tab-${key}`}
          className={styles.panel}
          hidden={key !== selected}
        >
          <h2 className={styles.heading}>{name}</h2>
          {panel}
        </section>
      ))}
    </div>
  );
}
