package org.spindle.spi.request;

/** What was done for a request, and where. */
final class Account {

    private final Slots times = new Slots(0);
    private final Slots quantities = new Slots(Request.NONE);
    private final Slots places = new Slots(Request.NONE);

    void clear() {
        times.clear();
        quantities.clear();
        places.clear();
    }

    void spend(TimeComponent component, long nanos) {
        times.add(component.slot, nanos);
    }

    long spent(TimeComponent component) {
        return times.get(component.slot);
    }

    void set(QuantityComponent component, long value) {
        quantities.set(component.slot, value);
    }

    long get(QuantityComponent component) {
        return quantities.get(component.slot);
    }

    void set(PlaceComponent component, long value) {
        places.set(component.slot, value);
    }

    long get(PlaceComponent component) {
        return places.get(component.slot);
    }

    /** Takes over the sum of two accounts; of a quantity or place that both have, the first counts. */
    void copySum(Account first, Account second) {
        times.copy(second.times);
        times.addAll(first.times);
        quantities.copy(second.quantities);
        quantities.setAll(first.quantities);
        copyPlaces(first, second);
    }

    /** Takes over the places of two accounts; of one that both have, the first counts. */
    void copyPlaces(Account first, Account second) {
        places.copy(second.places);
        places.setAll(first.places);
    }
}
