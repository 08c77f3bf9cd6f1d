import { TextInput } from 'react-admin';

/** The name for staff who work in Chinese. */
export function ChineseNameInput() {
  return (
    <TextInput
      source="chineseName"
      label="references.chineseName.label"
      helperText="references.chineseName.help"
      autoComplete="off"
      slotProps={{ htmlInput: { maxLength: 120, lang: 'zh' } }}
    />
  );
}
