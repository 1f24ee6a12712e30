package org.spindle.host.redcap;

/** The rule of versions 1 and 2: checks the costs of the latest reads after each interval (section 2.3.3). */
final class CheckedRule implements ActivationRule {

    private final Activation activation;
    private final boolean checksWhilePending;
    private final RedcapMetrics metrics;
    private final CheckInterval interval;
    private final RecentReads recent;
    private final BenefitEstimate estimate;
    private int sinceCheck;

    /** @param checksWhilePending whether a pending change of state can be undone */
    CheckedRule(ChecksConfig config, boolean checksWhilePending, Activation activation, RedcapMetrics metrics) {
        this.activation = activation;
        this.checksWhilePending = checksWhilePending;
        this.metrics = metrics;
        interval = new CheckInterval(config);
        recent = new RecentReads(config.window());
        estimate = new BenefitEstimate(config.decay());
        metrics.interval(interval.length());
    }

    @Override
    public void ended(boolean wasOn, ReadCosts costs) {
        boolean isOn = activation.isOn();
        if (wasOn != isOn) {
            return;
        }
        recent.add(costs);
        if (!checksWhilePending && activation.isPending()) {
            return;
        }
        sinceCheck++;
        if (sinceCheck >= interval.length()) {
            sinceCheck = 0;
            check(isOn);
        }
    }

    private void check(boolean isOn) {
        boolean isKnown = isOn ? estimate.whileActive(recent.sum()) : estimate.whileInactive(recent.sum());
        if (!isKnown) {
            return;
        }
        boolean isGood = estimate.isGood();
        metrics.checked(isOn, isGood, estimate.activeNanosPerBlock(), estimate.inactiveNanosPerBlock());
        boolean changes = isOn ? interval.turnsOff(isGood) : interval.turnsOn(isGood);
        metrics.interval(interval.length());
        if (changes) {
            recent.clear();
            activation.turn(!isOn);
        }
    }
}
