import { MAX_PROOF_PINS } from '@shop/contract';
import { useState } from 'react';
import type { DraftPin, Place } from './pins';

/** The pins of a change request that is being written. */
export function useDraftPins() {
  const [pins, setPins] = useState<readonly DraftPin[]>([]);
  const [nextId, setNextId] = useState(1);

  function change(id: number, changes: Partial<DraftPin>) {
    setPins((all) => all.map((pin) => (pin.id === id ? { ...pin, ...changes } : pin)));
  }

  return {
    pins,
    isFull: pins.length >= MAX_PROOF_PINS,
    add(place: Place) {
      if (pins.length >= MAX_PROOF_PINS) return;
      setPins([...pins, { ...place, id: nextId, text: '' }]);
      setNextId(nextId + 1);
    },
    move: (id: number, { x, y }: Place) => change(id, { x, y }),
    write: (id: number, text: string) => change(id, { text }),
    remove: (id: number) => setPins((all) => all.filter((pin) => pin.id !== id)),
  };
}

export type DraftPins = ReturnType<typeof useDraftPins>;
