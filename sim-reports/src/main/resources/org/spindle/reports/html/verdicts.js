"use strict";
/* Shows the verdicts of the selected status and source; the address stores the selection. */
(() => {
  const section = document.getElementById("targets");
  const rows = [...section.querySelectorAll("tbody tr")];
  const selects = [...section.querySelectorAll("select")];
  const filter = () => {
    rows.forEach(row => { row.hidden = !selects.every(select => !select.value || row.dataset[select.name] === select.value); });
    section.querySelector("#shown").textContent = `${charts.number(rows.filter(row => !row.hidden).length)} of ${charts.number(rows.length)} shown`;
  };
  section.addEventListener("change", () => {
    filter();
    report.remember(selects.map(select => select.name), selects.filter(select => select.value).map(select => [select.name, select.value]));
  });
  report.listen(wishes => {
    selects.forEach(select => {
      const wish = wishes.get(select.name) ?? "";
      select.value = [...select.options].some(option => option.value === wish) ? wish : "";
    });
    filter();
  });
})();
