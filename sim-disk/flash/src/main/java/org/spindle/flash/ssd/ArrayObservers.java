package org.spindle.flash.ssd;

import java.util.List;

/** Several observers of an array, called in order. */
final class ArrayObservers implements ArrayObserver {

    private final ArrayObserver[] observers;

    ArrayObservers(List<ArrayObserver> observers) {
        this.observers = observers.toArray(ArrayObserver[]::new);
    }

    @Override
    public void channelBusy(int channel, int op) {
        for (ArrayObserver observer : observers) {
            observer.channelBusy(channel, op);
        }
    }

    @Override
    public void channelIdle(int channel) {
        for (ArrayObserver observer : observers) {
            observer.channelIdle(channel);
        }
    }

    @Override
    public void queued(int die, OperationClass kind) {
        for (ArrayObserver observer : observers) {
            observer.queued(die, kind);
        }
    }

    @Override
    public void taken(int die, OperationClass kind) {
        for (ArrayObserver observer : observers) {
            observer.taken(die, kind);
        }
    }

    @Override
    public void dieBusy(int die, int op) {
        for (ArrayObserver observer : observers) {
            observer.dieBusy(die, op);
        }
    }

    @Override
    public void dieIdle(int die, int op) {
        for (ArrayObserver observer : observers) {
            observer.dieIdle(die, op);
        }
    }

    @Override
    public void suspended() {
        for (ArrayObserver observer : observers) {
            observer.suspended();
        }
    }
}
