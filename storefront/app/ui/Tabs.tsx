import { useId, useState, type KeyboardEvent, type ReactNode } from 'react';
import styles from './Tabs.module.css';

interface TabsProps {
  label: string;
  tabs: readonly { key: string; name: ReactNode; panel: ReactNode }[];
}

/** Several panels in one place. Without scripts they stand under each other. */
export function Tabs({ label, tabs }: TabsProps) {
  const id = useId();
  const [chosen, setChosen] = useState(tabs[0]?.key);

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const at = tabs.findIndex(({ key }) => key === chosen);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
    const tab = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!tab) return;
    event.preventDefault();
    setChosen(tab.key);
    document.getElementById(`${id}-tab-${tab.key}`)?.focus();
  }

  return (
    <div className={styles.tabs}>
      <div className={styles.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ key, name }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-tab-${key}`}
            aria-controls={`${id}-panel-${key}`}
            aria-selected={key === chosen}
            tabIndex={key === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => setChosen(key)}
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
          hidden={key !== chosen}
        >
          <h2 className={styles.heading}>{name}</h2>
          {panel}
        </section>
      ))}
    </div>
  );
}
