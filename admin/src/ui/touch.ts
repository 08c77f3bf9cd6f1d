/** The screens of tablets and phones, which are operated with a finger. */
export const TOUCH = '@media (pointer: coarse)';

/** The least side of what is pressed with a finger, in pixels. */
export const TOUCH_TARGET = 48;

/** A link on a line of its own, large enough for a finger where one is used. */
export const touchLink = {
  [TOUCH]: { display: 'inline-flex', alignItems: 'center', minHeight: TOUCH_TARGET, minWidth: TOUCH_TARGET },
};
